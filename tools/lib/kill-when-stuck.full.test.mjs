import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/node.ts';

// Hangs, blocks for half a second at a time, or waits, then exits; the lag limit is two seconds.
const PROGRAM = `
import { killWhenStuck } from ${JSON.stringify(join(import.meta.dirname, '../../shared-libs/protocol/src/server/kill-when-stuck.ts'))};
killWhenStuck({ every: 100, stuckAfter: 2000 });
const [what] = process.argv.slice(2);
process.stdout.write('up');
if (what === 'hang') setTimeout(() => { for (;;); }, 300);
if (what === 'busy') busy(10);
if (what === 'wait') setTimeout(() => process.exit(0), 4000);
function busy(turns) {
  for (const until = Date.now() + 500; Date.now() < until; );
  if (turns > 1) setTimeout(busy, 1, turns - 1);
  else process.exit(0);
}
`;

describe('killWhenStuck', () => {
  const folder = temporaryFolder();
  beforeAll(async () => {
    await writeFile(join(folder, 'program.ts'), PROGRAM);
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(folder, 'program.ts'),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
      },
    });
  }, 60_000);

  async function run(what, stdio = []) {
    const child = spawn(process.execPath, [join(folder, 'program.mjs'), what], {
      stdio: ['ignore', 'pipe', 'pipe', ...stdio],
    });
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
    });
    const timer = setTimeout(() => child.kill('SIGTERM'), 20_000);
    const [code, signal] = await new Promise((resolve) =>
      child.once('close', (...how) => resolve(how)),
    );
    clearTimeout(timer);
    return { code, signal, output };
  }

  it.each([
    ['without a supervisor', []],
    ['with a supervisor', ['ipc']],
  ])('kills a hanging process %s, with a message', async (_what, stdio) => {
    const { signal, output } = await run('hang', stdio);
    expect(signal).toBe('SIGKILL');
    expect(output).toBe('The event loop made no turn for 2 s: the process is ended.\n');
  });

  it('ignores a busy or idle process that exceeds the limit', async () => {
    for (const what of ['busy', 'wait'])
      expect(await run(what), what).toMatchObject({ code: 0, signal: null, output: '' });
  }, 60_000);

  it(
    'does not keep a finished program alive',
    async () => expect(await run('nothing')).toMatchObject({ code: 0, output: '' }),
    30_000,
  );
});
