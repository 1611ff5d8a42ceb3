import { readFileSync } from 'node:fs';

/** Of Linux' clock that processes are counted by (seconds). */
const TICK_SECONDS = 1 / 100;

/** Seconds of processor time that a process has used; null where the system does not say. */
export function readCpuSeconds(pid: number): number | null {
  const text = read(`/proc/${pid}/stat`);
  // Its name may have anything in it: the figures stand behind the last bracket.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS : null;
}

/** Bytes of memory that a process holds; null where the system does not say. */
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
