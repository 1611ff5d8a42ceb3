import fs from 'node:fs';
import type { Flags } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { Config } from '../../../platform/config/config.ts';
import { packageFile } from '../../../platform/config/package-folder.ts';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { passwordProblem } from '../passwords/password-policy.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { findAccountByName } from '../tables/find-account.ts';

interface Sample {
  key: string;
  account: string;
  name: string;
  email: string;
  priv: Flags;
  active: boolean;
}
/** Accounts by seed key. */
export type SeededAccounts = ReadonlyMap<string, { id: number; name: string }>;

/** Demo accounts; all sign in with DEMO_PASSWORD. */
export async function seedAccounts(
  tx: Tx,
  { demoPassword }: Pick<Config, 'demoPassword'>,
): Promise<SeededAccounts> {
  const problem = await passwordProblem({ password: demoPassword, account: '' });
  if (problem) throw new Error(`Setting DEMO_PASSWORD: ${formatMessage('en', problem)}`);
  const samples = JSON.parse(
    fs.readFileSync(packageFile('seed', 'accounts.json'), 'utf8'),
  ) as Sample[];
  const seeded = new Map<string, { id: number; name: string }>();
  for (const { key, account, name, email, priv, active } of samples) {
    const row =
      (await findAccountByName(tx, account)) ??
      (await insert(tx, {
        account,
        name,
        email,
        active,
        priv: JSON.stringify(priv),
        passwordHash: await hashPassword(demoPassword),
      }));
    seeded.set(key, { id: row.id, name: row.name });
  }
  return seeded;
}

async function insert(tx: Tx, values: typeof accounts.$inferInsert) {
  const [row] = await tx
    .insert(accounts)
    .values(values)
    .returning({ id: accounts.id, name: accounts.name });
  return row as { id: number; name: string };
}
