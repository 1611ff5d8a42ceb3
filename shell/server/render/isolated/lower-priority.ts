import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Steps below the shell: enough that kept pages go first on a machine that has too much to do, and few enough that new pages come. */
const NICE_STEPS = 5;

/** Lets other processes of this machine go before this one: pages that are kept before pages that are rendered. */
export function lowerPriority(pid: number): void {
  try {
    // Whoever starts the shell may have lowered it already.
    const nice = Math.min(getPriority() + NICE_STEPS, constants.priority.PRIORITY_LOW);
    setPriority(pid, nice);
    // Where Linux shares the processor out by sessions, a session has a priority of its own, and a renderer is one.
    writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // Not of every system, and it may be gone by now: then all are alike.
  }
}
