import { FORMS } from '@admissions/model/forms';
import { sql } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createTimedCache } from '../../../platform/timed-cache.ts';
import { submissions } from '../data/forms-tables.ts';

const WINDOW_MINUTES = 10;
const CACHE_TTL_MS = 1000;
/** Multiples of the setting at which a level begins; each level doubles the proof of work. */
const LEVEL_THRESHOLDS = [1, 2, 4] as const;

export interface FormLoad {
  /** Load by submissions of the last ten minutes: 0 (usual) to 3. */
  level(): Promise<number>;
  /** Counts a submission until the next database query. */
  countAccepted(): void;
}

/** Raises the proof of work under load instead of rejecting visitors. */
export function createFormLoad(
  { orm }: Database,
  { formTotalLimit }: Pick<Config, 'formTotalLimit'>,
): FormLoad {
  const maxCounted = formTotalLimit * Math.max(...LEVEL_THRESHOLDS);
  let since = 0;
  const counted = createTimedCache(async () => {
    since = 0;
    const begin = new Date(Date.now() - WINDOW_MINUTES * 60_000).toISOString();
    const { form, createdAt } = submissions;
    const names = sql.join(
      FORMS.map(({ name }) => sql`${name}`),
      sql`, `,
    );
    const recent = sql`select 1 from ${submissions} where ${form} in (${names}) and ${createdAt} > ${begin}::timestamptz limit ${maxCounted}`;
    const { rows } = await orm.execute<{ count: number }>(
      sql`select count(*)::int as count from (${recent}) as recent`,
    );
    return rows[0]?.count ?? 0;
  }, CACHE_TTL_MS);
  return {
    async level() {
      const sent = (await counted.read()) + since;
      return LEVEL_THRESHOLDS.filter((times) => sent >= times * formTotalLimit).length;
    },
    countAccepted() {
      since++;
    },
  };
}
