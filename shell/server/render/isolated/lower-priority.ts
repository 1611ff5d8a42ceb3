import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Cached responses go first under load, but new pages still render. */
const NICE_STEPS = 5;

export function lowerPriority(pid: number): void {
  try {
    // The shell itself may already run with a lower priority.
    const nice = Math.min(getPriority() + NICE_STEPS, constants.priority.PRIORITY_LOW);
    setPriority(pid, nice);
    // Autogroup scheduling ignores nice values between sessions, and a renderer has its own.
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // Unsupported, or the process has exited.
  }
}
