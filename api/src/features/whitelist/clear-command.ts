import type { FastifyInstance } from 'fastify';
import { success, unauthorized } from '../../answers.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { isInternal } from '../../plugins/internal-token.ts';
import { clearWhitelist } from './clear-whitelist.ts';

const PATH = '/api/internal/clear_whitelist';

/** For the command on the server: a running API clears its own whitelist, because the embedded database has room for one process only. */
export function clearRoute(app: FastifyInstance, { db, config }: Deps): void {
  app.post(PATH, { config: { access: 'public' }, schema: { hide: true } }, async ({ headers }) => {
    if (!isInternal(headers['x-internal-token'], config.internalToken)) throw unauthorized();
    return success({ cleared: await clearWhitelist(db) });
  });
}

/** `node dist/server.js clear-whitelist`: by way of the running API, or in the database itself when none runs. Returns the sentence to print. */
export async function clearCommand(
  { host, port, internalToken }: Config,
  openDatabase: () => Promise<{ db: Database; close: () => Promise<void> }>,
): Promise<string> {
  const cleared = (await clearedByApi(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, internalToken)) ?? (await clearedHere(openDatabase));
  return `The IP whitelist is empty (${cleared} ${cleared === 1 ? 'entry' : 'entries'} removed); the back office answers every address`;
}

async function clearedByApi(origin: string, token: string): Promise<number | null> {
  const response = await fetch(origin + PATH, { method: 'POST', headers: { 'x-internal-token': token }, signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (!response) return null;
  if (!response.ok)
    throw new Error(
      `The API at ${origin} refused to clear the whitelist (${response.status}); run the command with the settings that the API was started with`,
    );
  return ((await response.json()) as { data: { cleared: number } }).data.cleared;
}

async function clearedHere(openDatabase: () => Promise<{ db: Database; close: () => Promise<void> }>): Promise<number> {
  const { db, close } = await openDatabase();
  try {
    return await clearWhitelist(db);
  } finally {
    await close();
  }
}
