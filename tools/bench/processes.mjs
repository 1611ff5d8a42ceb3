import { readFileSync } from 'node:fs';

/** Megabytes that each process of a product holds: the shell, the renderers that it started together, and the API. */
export function readMemory({ services }) {
  const shell = services.shell.pid;
  const children = readText(`/proc/${shell}/task/${shell}/children`)
    .trim()
    .split(' ')
    .filter(Boolean);
  return {
    shell: sumResident([shell]),
    renderers: sumResident(children),
    api: sumResident([services.api.pid]),
  };
}

/** Of Linux: so many ticks are a second. */
const TICKS = 100;
/** Seconds of the processor that a process took so far, for itself and for what it asked of the system. */
export function readProcessorTime(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  // The second field is the program's name, in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [11, 12].map((field) => Number(fields[field]));
  return (user + system) / TICKS;
}

const sumResident = (pids) =>
  Math.round(
    pids.reduce(
      (all, pid) =>
        all + Number(/^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0),
      0,
    ) / 1024,
  );

// A process may be gone by now.
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
