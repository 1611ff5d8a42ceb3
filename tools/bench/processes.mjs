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
