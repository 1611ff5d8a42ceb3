import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { selectEnvironment } from '../lib/service-settings.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { median, round, startBenchProduct, withCleanup } from './harness.mjs';

const TARGETS = ['/', '/news', '/newsCont?id=1', '/bachelor', '/admissions'];
/** Below the shell, so that its packages resolve. */
const PROGRAM_FOLDER = join(ROOT, 'shell/.cache/bench');

/** Renders a page with cached reads, beside React alone with the same elements and data. */
export const run = () =>
  withCleanup(async (folder, onStop) => {
    const product = await startBenchProduct(folder, onStop);
    await buildProgram();
    onStop(() => rm(PROGRAM_FOLDER, { recursive: true, force: true }));
    const program = fork(join(PROGRAM_FOLDER, 'render-program.js'), {
      env: {
        ...selectEnvironment('shell', product.shellSettings),
        ADMISSIONS_ROOT: ROOT,
        NODE_ENV: 'production',
      },
    });
    onStop(() => program.kill());
    await once(program, 'message');
    program.send(TARGETS);
    const [pages] = await once(program, 'message');
    console.table(
      pages.map(({ target, times }) => {
        const [page, one, react] = Object.values(times).map(median);
        return {
          target,
          'page ms': round(page, 1),
          'in one process ms': round(one, 1),
          'React alone ms': round(react, 1),
          'page ÷ React': round(page / react, 1),
        };
      }),
    );
  });

const buildProgram = () =>
  build({
    root: join(ROOT, 'shell'),
    configFile: join(ROOT, 'shell/vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: PROGRAM_FOLDER,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'render-program.ts') },
    },
  });
