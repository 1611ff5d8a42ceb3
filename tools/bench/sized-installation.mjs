import { openInstallation } from '../lib/installation.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { growNews } from './grow-news.mjs';

/** Fills a data folder (or the PostgreSQL of `databaseUrl`) up to so many news; nothing runs on it afterwards. */
export async function fillInstallation(size, { dataDir, databaseUrl, env }) {
  const site = await openInstallation({
    dataDir,
    port: 0,
    apiPort: 0,
    env: { ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    root: ROOT,
    onStep: () => {},
  });
  // The first start fills the database; it is grown while nothing runs on it.
  await site.build(({ folder }) => folder === 'api' || folder.startsWith('shared-libs/'));
  await site.startApi();
  await site.stop();
  await growNews(size, { dataDir, databaseUrl });
  // The index of the search is made anew here: the start that is measured finds it.
  await site.startApi();
  await site.stop();
}
