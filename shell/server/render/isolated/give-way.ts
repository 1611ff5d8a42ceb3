import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Nice enough that kept pages go first on a machine that has too much to do, and not so nice that new pages never come. */
const NICE = 5;

/** Lets other processes of this machine go before this one: pages that are kept before pages that are rendered. */
export function giveWay(pid: number): void {
  try {
    setPriority(pid, NICE);
    // Where Linux shares the processor out by sessions, a session has a priority of its own, and a renderer is one.
    writeFileSync(`/proc/${pid}/autogroup`, String(NICE));
  } catch {
    // Not of every system, and it may be gone by now: then all are alike.
  }
}
