import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { selectEnvironment } from '../lib/service-settings.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { startBenchProduct, withCleanup } from './harness.mjs';

const TARGETS = ['/', '/news', '/newsCont?id=1', '/bachelor', '/admissions'];
/** Below the shell, so that its packages resolve. */
const PROGRAM_FOLDER = join(ROOT, 'shell/.cache/bench');

/** Renders a page with cached reads, beside React alone with the same elements and data. */
export const benchRender = () =>
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
    const [rows] = await once(program, 'message');
    console.table(rows);
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
