import { type ChildProcess, spawn } from 'node:child_process';

const START_TIMEOUT_MS = 60_000;

export interface Program {
  /** Waits for this output on a pipe (default 2). */
  waitForOutput(words: RegExp, pipe?: 1 | 2 | 3): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

export function startProgram(path: string, args: string[], env: Record<string, string>): Program {
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const outputs = ['', '', '', ''];
  for (const pipe of [1, 2, 3])
    child.stdio[pipe]?.on('data', (part) => {
      outputs[pipe] = (outputs[pipe] + String(part)).slice(-10_000);
    });
  let problem = '';
  child.on('error', (error) => {
    problem = error.message;
  });
  return {
    async waitForOutput(words, pipe = 2) {
      const end = Date.now() + START_TIMEOUT_MS;
      while (Date.now() < end && !problem && child.exitCode === null) {
        const found = words.exec(outputs[pipe] ?? '');
        if (found) return found;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`${path} did not start: ${problem} ${outputs.join('\n').slice(-500)}`);
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}
