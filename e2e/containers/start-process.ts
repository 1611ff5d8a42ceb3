import { spawn } from 'node:child_process';
import { root } from '../fixtures/root.ts';

export interface RunningProcess {
  name: string;
  log(): string;
  isRunning(): boolean;
  stop(signal?: NodeJS.Signals): Promise<void>;
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
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const appendLog = (chunk: Buffer) => {
    log += chunk.toString('utf8');
  };
  child.stdout.on('data', appendLog);
  child.stderr.on('data', appendLog);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    name,
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
