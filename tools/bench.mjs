import './lib/require-node.mjs';
import { cpus, totalmem } from 'node:os';
import { say, seconds } from './quality/say.mjs';

// BENCH_DATA=folder: render, load and reads take this data folder, which stays, and need not fill one first. BENCH_PROFILE=folder: render writes what the processor did there.
// BENCH_MINUTES=60: growth loads for so long.
// BENCH_SIZES=500,50000: api and scale fill up to these numbers of news.
// npm run bench [-- composition|render|load|growth|reads|replicas|api|start|scale|pages|admin] [--loads 7]: figures of this machine beside the budgets. It informs; it never fails because of a figure.
const BENCHES = {
  composition: async () => (await import('./bench/composition.mjs')).benchComposition(),
  render: async () => (await import('./bench/render.mjs')).benchRender(),
  load: async () => (await import('./bench/load.mjs')).benchLoad(process.argv[3]),
  growth: async () => (await import('./bench/growth.mjs')).benchGrowth(),
  reads: async () => (await import('./bench/reads.mjs')).benchReads(),
  replicas: async () => (await import('./bench/replicas.mjs')).benchReplicas(),
  api: async () => (await import('./bench/api.mjs')).benchApi(),
  start: async () => (await import('./bench/start.mjs')).benchStart(),
  scale: async () => (await import('./bench/scale.mjs')).benchScale(),
  admin: async () => (await import('./bench/admin.mjs')).benchAdmin(),
  pages: async () => (await import('./bench/pages.mjs')).benchPages(process.argv[3]),
};
const wanted = process.argv[2]?.startsWith('--') ? undefined : process.argv[2];
if (wanted && !BENCHES[wanted]) {
  say(`There is no bench “${wanted}”; there are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const started = Date.now();
say(
  `▸ Figures of ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
);
for (const [name, measure] of Object.entries(BENCHES))
  if (!wanted || wanted === name) await measure();
say(`\nTook ${seconds(started)}.`);
