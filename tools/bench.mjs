import './lib/require-node.mjs';
import { cpus } from 'node:os';
import { say } from './quality/say.mjs';

// npm run bench -- <name>: measures beside a control. BENCH_DATA keeps the data folder.
const BENCHES = ['admin', 'composition', 'pages', 'reads', 'render', 'soak', 'start'];
const [name, only] = process.argv.slice(2);
if (!BENCHES.includes(name)) {
  say(`npm run bench -- <name>; names: ${BENCHES.join(', ')}.`);
  process.exit(1);
}
say(`▸ ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
const { run } = await import(`./bench/${name}.mjs`);
await run(only);
