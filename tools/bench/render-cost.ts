import { resolve } from 'node:path';
import fastify from 'fastify';
import { readConfig } from '../../shell/server/base/config.ts';
import { openServices } from '../../shell/server/services/services.ts';
import * as entryServer from '../../shell/src/entry-server.tsx';

// Writes pages one after another as a shell does, in this process alone, and says what of that is React's own rendering.
const WARM = 25;
const TIMES = 120;
const [, , ...targets] = process.argv;
const root = process.env.ADMISSIONS_ROOT || process.cwd();

let drawing = 0;
const entry: typeof entryServer = {
  ...entryServer,
  async renderDocument(input) {
    const started = performance.now();
    const drawn = await entryServer.renderDocument(input);
    drawing += performance.now() - started;
    return drawn;
  },
};
const services = await openServices(
  {
    config: readConfig(process.env, root),
    clientDir: resolve(root, 'shell/dist/client'),
    entry: async () => entry,
    rendererProgram: null,
  },
  fastify({ logger: { level: 'error' } }).log,
);
const releases = services.releases().filter(({ manifest }) => manifest.base === '');
// Who looks at releases on purpose gets every page written anew.
const visitor = { address: '127.0.0.1', network: '127.0.0.1', releases, overrides: [] };
async function write(target: string) {
  const { status, source } = await services.pages(target, visitor);
  if (status !== 200 || source !== 'preview')
    throw new Error(`${target} was answered with ${status} ${source}`);
}
const readMisses = () =>
  Number(/^shell_kept_reads_misses (\d+)/m.exec(services.metrics.text())?.[1]);

const figures = [];
for (const target of targets) {
  for (let time = 0; time < WARM; time++) await write(target);
  const misses = readMisses();
  drawing = 0;
  const started = performance.now();
  for (let time = 0; time < TIMES; time++) await write(target);
  const page = (performance.now() - started) / TIMES;
  figures.push({ target, page, react: drawing / TIMES, reads: readMisses() - misses });
}
process.send?.(figures);
await services.close();
process.disconnect?.();
