import './lib/require-node.mjs';
import { cpus } from 'node:os';
import { say } from './quality/say.mjs';

// npm run bench -- <name>: measures beside a control. BENCH_DATA keeps the data folder.
const BENCHES = {
  admin: async () => (await import('./bench/admin.mjs')).benchAdmin(),
  composition: async () => (await import('./bench/composition.mjs')).benchComposition(),
  pages: async () => (await import('./bench/pages.mjs')).benchPages(process.argv[3]),
  reads: async () => (await import('./bench/reads.mjs')).benchReads(),
  render: async () => (await import('./bench/render.mjs')).benchRender(),
  soak: async () => (await import('./bench/soak.mjs')).benchSoak(),
  start: async () => (await import('./bench/start.mjs')).benchStart(),
};
const run = BENCHES[process.argv[2]];
if (!run) {
  say(`npm run bench -- <name>; names: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
say(`▸ ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
await run();
