const STEP_MS = 20;

/** Measures event loop stalls by CPU time, so that other programs do not count. */
export class Stalls {
  private longest = 0;
  private last = performance.now();
  private used = process.cpuUsage();
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.measure(), STEP_MS);
  }

  private measure(): void {
    const now = performance.now();
    const { user, system } = process.cpuUsage(this.used);
    const worked = (user + system) / 1000;
    this.longest = Math.max(this.longest, Math.min(now - this.last - STEP_MS, worked));
    this.last = now;
    this.used = process.cpuUsage();
  }

  /** The longest stall in milliseconds. */
  stop(): number {
    this.measure();
    clearInterval(this.timer);
    return Math.round(this.longest);
  }
}
