import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Cached responses go first under load, but new pages still render. */
const NICE_STEPS = 5;

export function lowerPriority(pid: number) {
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

/** Resident memory of a process; 0 if unsupported. */
export function readMemoryBytes(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
