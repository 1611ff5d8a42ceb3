import { type Program, startProgram } from '../fixtures/program.ts';
import { root } from '../fixtures/root.ts';

export interface RunningProcess extends Program {
  name: string;
}

/** Runs in `cwd` with exactly this environment, like a container. */
export function startProcess(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  cwd = root,
): RunningProcess {
  const { PATH = '', HOME = '' } = process.env;
  return { name, ...startProgram(command, args, { cwd, env: { PATH, HOME, ...env } }) };
}
