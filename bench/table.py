"""The figures of a benchmark as a table for a terminal. In: what bench.py found. Out: text."""

from __future__ import annotations

TARGETS = {
    "throughput over stock, warm": (">=", 100.0),
    "CPU over the limit, without gradebook": ("<=", 1.6),
    "first report over import": ("<=", 1.5),
    "CPU each, large over small batch": ("<=", 1.1),
    "ms of CPU for each in the command's own process": ("<=", 8.0),
}


def text(found: dict) -> str:
    run, machine = found["turns"], found["machine"]
    batch, few, stock = run["batch"], run["same as limit"], run["stock"]
    small, large = found["growth"]["submissions"]
    rows = [
        ("", f"{machine['cores']} cores, {machine['processor']}, {machine['memory']}; load {found['load before']:.1f}"),
        ("one more submission", "seconds"),
        (f"  stock nbgrader autograde, {stock['submissions']}", f"{stock['seconds']:.2f}"),
        (f"  kit, warm, {batch['submissions']} by {batch['workers']} workers", f"{batch['seconds']:.4f}"),
        (f"  kit, cold start included, {found['cold']['submissions']}", f"{found['cold']['seconds']:.4f}"),
        ("  the same, expected values known", f"{found['cold, values known']['seconds']:.4f}"),
        ("CPU of one submission", "milliseconds"),
        (f"  bare fork that does the same, {run['limit']['submissions']}", _ms(run["limit"]["cpu_each"])),
        ("  kit, the same submissions, one worker", _ms(few["cpu_each"])),
        *((f"    {name}", _ms(seconds)) for name, seconds in few["parts"].items()),
        (f"  kit, the warm batch of {batch['submissions']}", _ms(batch["cpu_each"])),
        *((f"    {name}", _ms(seconds)) for name, seconds in batch["parts"].items()),
        (f"  kit, {small} and {large} of the same work", " ".join(map(_ms, found["growth"]["cpu_each"]))),
        ("cold start", "seconds"),
        ("  first report", f"{found['cold']['first_report']:.2f}"),
        ('  python -c "import torch, IPython"', f"{found['cold']['import']:.2f}"),
        ("memory", "MiB: all, shared ones by share, own"),
        *((f"  {who}", " ".join(f"{size:.0f}" for size in sizes.values())) for who, sizes in found["memory"].items()),
        ("ratios", "target"),
        *((f"  {name}", _ratio(name, value)) for name, value in found["ratios"].items()),
        ("left over", ", ".join(f"{len(those)} {what}" for what, those in found["left over"].items())),
    ]
    width = max(len(left) for left, _ in rows) + 2
    return "\n".join(f"{left:<{width}}{right}".rstrip() for left, right in rows)


def _ms(seconds):
    return f"{1000 * seconds:.1f}"


def _ratio(name, value):
    shown = f"{value:.2f}" if value < 10 else f"{value:.0f}"
    if name not in TARGETS:
        return shown
    sign, target = TARGETS[name]
    met = value >= target if sign == ">=" else value <= target
    return f"{shown:<8}{sign} {target:g} {'met' if met else 'missed'}"
