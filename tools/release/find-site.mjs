import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadToken } from '@admissions/releases/send';
import { dataFolders } from '../lib/data-folders.mjs';
import { deriveToken, readSecrets } from '../lib/secrets.mjs';
import { ROOT } from '../lib/workspace.mjs';

/**
 * Target of a command: { to, token }. Without an address: the site that `npm start` runs here,
 * with the token from its data folder.
 */
export async function findSite({ to, tokenFile }, remote, env = process.env) {
  const { dataDir } = dataFolders(env, ROOT);
  const isOwn = to === undefined && !tokenFile && !env.RELEASE_TOKEN;
  if (!isOwn) return { to: to ?? findAddress(env), token: await loadToken({ tokenFile, env }) };
  if (!existsSync(join(dataDir, 'secrets.json')))
    throw new Error(`No site was started in ${dataDir}: run "npm start", or name one with --to.`);
  const { INTERNAL_TOKEN } = readSecrets(dataDir, env);
  return { to: findAddress(env), token: deriveToken(INTERNAL_TOKEN, remote) };
}

const findAddress = ({ PORT }) => `http://127.0.0.1:${PORT || 3000}`;
