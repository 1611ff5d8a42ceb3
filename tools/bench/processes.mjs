import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Megabytes that each process of a product holds: the shell, the renderers that it started together, and the API. */
export function readMemory({ services }) {
  const shell = services.shell.pid;
  return {
    shell: sumResident([shell]),
    renderers: sumResident(readChildren(shell)),
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

/** The same of a process and those that it started. */
export const readFamilyTime = (pid) =>
  [pid, ...readChildren(pid)].reduce((sum, each) => sum + readProcessorTime(each), 0);

const readChildren = (pid) =>
  readText(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);

/** At rest: so much of a core at most, in so many milliseconds of which each is looked at; waited for so long, and then so long more. */
const REST = { share: 0.05, window: 2000, most: 180_000, after: 12_000 };
/** Waits until these processes have done what a start leaves to do: pictures of a first start take a minute, and would count as somebody's answers. */
export async function settle(pids) {
  const until = performance.now() + REST.most;
  const spent = () => pids.reduce((sum, pid) => sum + readProcessorTime(pid), 0);
  for (let before = spent(); performance.now() < until; ) {
    await setTimeout(REST.window);
    const now = spent();
    // A process that is quiet gives memory back a little later.
    if (now - before <= (REST.share * REST.window) / 1000) return setTimeout(REST.after);
    before = now;
  }
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
