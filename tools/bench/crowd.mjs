import { load, newPages } from './page-rates.mjs';

// Many visitors at once, each of whom wants a page that nobody read before.
process.once('message', async ({ url, overallRate }) => {
  process.send(await load(newPages(url), { overallRate, connections: 200 }));
});
process.once('disconnect', () => process.exit(0));
