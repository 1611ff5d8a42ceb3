import { banner } from '@admissions/model/kinds';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { seedQuestions } from '../../features/forms/questions/seed-questions.ts';
import { seedForms } from '../../features/forms/seed-forms.ts';
import {
  ensureFirstAccount,
  seedAccounts,
} from '../../features/identity/accounts/first-account.ts';
import { seedMedia } from '../../features/media/seed-media.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { reportProgress } from '../../platform/report-progress.ts';
import { prepareKinds, seedIndispensable, seedKinds } from './seed-kinds.ts';

/** Seeds an empty database with demo content, or (SEED=none) the required minimum, atomically. */
export async function seedDatabase(deps: Deps) {
  await ensureFirstAccount(deps);
  if (await isFilled(deps.db.orm)) return;
  reportProgress('seeds an empty database');
  const demo = deps.config.seed === 'demo';
  const now = new Date();
  // Prepared before the transaction, to keep it short.
  const kinds = demo ? prepareKinds(await seedMedia(deps), now) : [];
  await deps.db.patient(() =>
    deps.db.transaction(async (tx) => {
      // Of several processes that start at once, one seeds.
      await tx.execute(sql`lock table ${tableOf(banner)} in share row exclusive mode`);
      if (await isFilled(tx)) return;
      if (!demo) return seedIndispensable(tx);
      await seedKinds(tx, kinds);
      await deps.hooks.rebuildDerivedData(tx);
      await seedQuestions(tx, { config: deps.config, now });
      await seedForms(tx, {
        config: deps.config,
        accounts: await seedAccounts(tx, deps.config),
        now,
      });
    }),
  );
  deps.changes.publishLocal('all');
}

const isFilled = async (orm: Queryable) =>
  (
    await orm
      .select({ id: tableOf(banner).id })
      .from(tableOf(banner))
      .limit(1)
  ).length > 0;
