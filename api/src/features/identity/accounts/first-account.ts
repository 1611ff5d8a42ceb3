import { AREAS, type Flags } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../content/deps.ts';
import type { Config } from '../../../platform/config/config.ts';
import { readSeed } from '../../../platform/config/package-folder.ts';
import { hashPassword } from '../../../platform/crypto/password-hashes.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { requireRow } from '../../../platform/http/http-error.ts';
import { passwordProblem } from '../passwords/password-policy.ts';
import { accounts, findAccountByName } from '../tables/identity-tables.ts';

/** Creates the first account with every flag when there is none. */
export async function ensureFirstAccount({ db, config, log }: Deps) {
  const [any] = await db.orm.select({ id: accounts.id }).from(accounts).limit(1);
  if (any) return;
  const { adminAccount: account, adminPassword: password, adminPasswordGenerated } = config;
  await checkFirstPassword(config);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Locked, because two processes may start at once on one database.
    await tx.execute(sql`lock table ${accounts} in share row exclusive mode`);
    const [existing] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
    if (existing) return;
    const priv = JSON.stringify(Object.fromEntries(AREAS.map((area) => [area, 1])));
    await tx.insert(accounts).values({
      account,
      name: '系統管理員',
      email: '',
      passwordHash,
      priv,
      mustChangePassword: adminPasswordGenerated,
    });
    log.info({ account }, 'first account created');
  });
}

/** Throws an error for operators when the password violates the policy. */
export async function checkFirstPassword({
  adminAccount: account,
  adminPassword: password,
}: Pick<Config, 'adminAccount' | 'adminPassword'>) {
  const problem = await passwordProblem({ password, account });
  if (problem) throw new Error(`Setting ADMIN_PASSWORD: ${formatMessage('en', problem)}`);
}

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
  const samples = readSeed('accounts.json') as Sample[];
  const seeded = new Map<string, { id: number; name: string }>();
  for (const { key, account, name, email, priv, active } of samples) {
    const row =
      (await findAccountByName(tx, account)) ??
      requireRow(
        await tx
          .insert(accounts)
          .values({
            account,
            name,
            email,
            active,
            priv: JSON.stringify(priv),
            passwordHash: await hashPassword(demoPassword),
          })
          .returning(),
      );
    seeded.set(key, { id: row.id, name: row.name });
  }
  return seeded;
}
