import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Tells which files below `root` some work passes: those of which a function is called or an export is read meanwhile. Doors (index.ts) only hand on. */
export async function openTrace(root) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result;
  const toPath = (url) =>
    relative(root, (url.startsWith('file:') ? fileURLToPath(url) : url).replace(/\?.*$/, ''));
  return {
    async trace(work) {
      // What ran before is forgotten with it.
      await take();
      const answer = await work();
      const ran = (await take()).filter(({ functions }) =>
        functions.some(({ ranges: [whole] }) => whole.count > 0),
      );
      const files = new Set(ran.map(({ url }) => toPath(url)).filter(isSource));
      return { answer, files: [...files].sort() };
    },
    async close() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
const isSource = (path) =>
  /^[\w-]+\/.*\.m?tsx?$|^[\w-]+\/.*\.mjs$/.test(path) &&
  !/(^|\/)(node_modules|dist|tests|tools)\/|\/index\.ts$/.test(path);
