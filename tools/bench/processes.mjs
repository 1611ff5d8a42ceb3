import { readFileSync } from 'node:fs';

/** Megabytes that each process of a product holds: the shell, the renderers that it started together, and the API. */
export function memoryOf({ services }) {
  const shell = services.shell.pid;
  const children = readText(`/proc/${shell}/task/${shell}/children`)
    .trim()
    .split(' ')
    .filter(Boolean);
  return {
    shell: residentOf([shell]),
    renderers: residentOf(children),
    api: residentOf([services.api.pid]),
  };
}

const residentOf = (pids) =>
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
