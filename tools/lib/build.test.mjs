import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from './build.mjs';
import { ROOT } from './workspace.mjs';

// The plugin gives up after a second here, while a module takes three.
const CONFIG = `import { federation } from '@module-federation/vite';
const slow = { name: 'slow', async load(id) {
  if (id.endsWith('/slow.js')) await new Promise((resolve) => setTimeout(resolve, 3000));
} };
const exposes = { './remote': './remote.js' };
export default {
  build: { rolldownOptions: { input: 'remote.js' } },
  plugins: [slow, federation({ name: 'slow', filename: 'remoteEntry.js', exposes, dts: false,
    shared: { react: { singleton: true, import: false } }, moduleParseIdleTimeout: 1 })],
};`;

test('a federated build fails when the plugin stops waiting for a module', async () => {
  const folder = await mkdtemp(join(ROOT, 'node_modules/.slow-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = {
    'package.json': '{ "name": "slow", "type": "module" }',
    'vite.config.js': CONFIG,
  };
  files['remote.js'] =
    "import { useState } from 'react'; import './slow.js'; console.log(useState);";
  files['slow.js'] = 'console.log(1);';
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await expect(runScript('vite build', folder)).rejects.toThrow(/no module activity/);
}, 60_000);
