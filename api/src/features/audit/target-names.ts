import { FORMS, question } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { titleColumnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { submissions } from '../forms/data/forms-tables.ts';
import { storyQuestions } from '../forms/questions/question-table.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { media } from '../media/media-tables.ts';

interface Target {
  area: string;
  target: string;
}
interface NameSource {
  table: PgTable;
  id: PgColumn;
  name: PgColumn | SQL<string>;
}

/** Current names of audit targets by area and id, without deleted ones. */
export async function readTargetNames(
  orm: Orm,
  targets: readonly Target[],
): Promise<Map<string, string>> {
  const byType = new Map<string, Target[]>();
  for (const line of targets) {
    const targetType = `${line.area} ${line.target.split('/')[0]}`;
    byType.set(targetType, [...(byType.get(targetType) ?? []), line]);
  }
  const found = await Promise.all(
    [...byType].map(async ([targetType, lines]) => {
      const source = findNameSource(targetType);
      const ids = lines.map(({ target }) => Number(target.split('/')[1])).filter(isId);
      if (!source || ids.length === 0) return [];
      const rows = await orm
        .select({ id: source.id, name: source.name })
        .from(source.table)
        .where(inArray(source.id, [...new Set(ids)]));
      return rows.map((row): [string, string] => [
        `${targetType}/${row.id}`,
        String(row.name ?? ''),
      ]);
    }),
  );
  return new Map(found.flat().filter((pair) => pair[1] !== ''));
}

function findNameSource(targetType: string): NameSource | null {
  const kind = KINDS.find(({ area, slug }) => `${area} ${slug}` === targetType);
  if (kind) {
    const table = tableOf(kind);
    return { table, id: table.id, name: titleColumnOf(table, kind) };
  }
  if (targetType === 'account account')
    return { table: accounts, id: accounts.id, name: accounts.account };
  if (FORMS.some(({ name }) => targetType === `forms ${name}`))
    return { table: submissions, id: submissions.id, name: submissions.reference };
  if (targetType === `forms ${question.name}`)
    return { table: storyQuestions, id: storyQuestions.id, name: storyQuestions.reference };
  if (targetType === 'media media') return { table: media, id: media.id, name: media.name };
  return null;
}
const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2_000_000_000;
