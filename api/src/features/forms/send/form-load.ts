import { FORMS } from '@admissions/model/forms';
import { sql } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';

const MINUTES = 10;
const KNOWN_FOR = 1000;
/** At how many times the setting each level begins; each level doubles the proof. */
const BEGINS = [1, 2, 4] as const;

export interface FormLoad {
  /** How busy the forms are, 0 (usual) to 3, by what all visitors sent in the last ten minutes. */
  level(): Promise<number>;
  /** That one more was taken, before the database is asked again. */
  taken(): void;
}

/** Counts submissions instead of refusing them: a busy hour makes each dearer, and closes the forms to nobody. */
export function createFormLoad(
  { orm }: Database,
  { formTotalLimit }: Pick<Config, 'formTotalLimit'>,
): FormLoad {
  const most = formTotalLimit * Math.max(...BEGINS);
  let known: { at: number; count: Promise<number> } | null = null;
  let since = 0;
  async function count(): Promise<number> {
    const begin = new Date(Date.now() - MINUTES * 60_000).toISOString();
    const { form, createdAt } = submissions;
    const names = sql.join(
      FORMS.map(({ name }) => sql`${name}`),
      sql`, `,
    );
    const recent = sql`select 1 from ${submissions} where ${form} in (${names}) and ${createdAt} > ${begin}::timestamptz limit ${most}`;
    const { rows } = await orm.execute<{ count: number }>(
      sql`select count(*)::int as count from (${recent}) as recent`,
    );
    return rows[0]?.count ?? 0;
  }
  return {
    async level() {
      const now = Date.now();
      if (!known || now - known.at > KNOWN_FOR || now < known.at) {
        known = { at: now, count: count() };
        since = 0;
        known.count.catch(() => {
          known = null;
        });
      }
      const sent = (await known.count) + since;
      return BEGINS.filter((times) => sent >= times * formTotalLimit).length;
    },
    taken() {
      since++;
    },
  };
}
