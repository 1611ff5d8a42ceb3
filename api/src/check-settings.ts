import fs from 'node:fs';
import path from 'node:path';
import { checkFirstPassword } from './features/identity/accounts/first-account.ts';
import { checkSecrets } from './features/identity/sign-in/check-secrets.ts';
import { accounts } from './features/identity/tables/identity-tables.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createLogger } from './platform/logger.ts';

/** Throws the error with which a start would fail; needs no build and writes nothing. */
export async function checkSettings(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  checkSecrets(config);
  const isNew = config.databaseUrl
    ? await isWithoutAccounts(config)
    : ['pg', 'snapshots'].every((name) => !fs.existsSync(path.join(config.dataDir, name)));
  if (isNew) await checkFirstPassword(config);
}

async function isWithoutAccounts(config: Parameters<typeof openDatabase>[0]) {
  const { db } = await openDatabase(config, createLogger('silent'), {
    programs: new URL('./', import.meta.url),
  });
  try {
    return (await db.orm.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;
  } catch {
    // An empty database has no tables yet.
    return true;
  } finally {
    await db.close();
  }
}
