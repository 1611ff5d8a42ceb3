import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import rendererConfig from '../../vite.renderer.config.ts';

/** For tests: builds the renderer like a deployed shell's; returns its program. */
export async function buildRenderer(): Promise<string> {
  const parent = join(import.meta.dirname, '../../.cache');
  await mkdir(parent, { recursive: true });
  const outDir = await mkdtemp(join(parent, 'renderer-test-'));
  await build({
    ...rendererConfig,
    configFile: false,
    logLevel: 'error',
    // Unit tests run before the packages are built.
    ssr: { ...rendererConfig.ssr, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: { ...rendererConfig.build, outDir },
  });
  return join(outDir, 'renderer.js');
}
