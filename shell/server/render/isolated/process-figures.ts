import { readFileSync } from 'node:fs';

/** Clock tick of Linux process accounting. */
const TICK_SECONDS = 1 / 100;

/** Processor time of a process; null if unsupported. */
export function readCpuSeconds(pid: number): number | null {
  const text = read(`/proc/${pid}/stat`);
  // The process name may contain anything; the figures follow the last bracket.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS : null;
}

/** Resident memory of a process; null if unsupported. */
export function readMemoryBytes(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
