import type { AnyKind, Locale } from '@admissions/model';
import { type FormValues, toFormValues, toSubmission } from '@admissions/model/merge';
import { buildAddSchema } from '@admissions/model/schema';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { checkValues } from '../../content/write/check-values.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import { readEdit } from '../../content/write/edit-fields.ts';
import { HttpError, parseInput } from '../../platform/http/http-error.ts';
import type { Planned } from './plan-import.ts';

/** Validates the resulting entries like a save of the form; errors go into the row. */
export async function checkPlanned(
  deps: Deps,
  kind: AnyKind,
  rows: readonly Planned[],
  locale: Locale,
  toField = (path: string) => path.split('.')[0] ?? '',
) {
  const changed = rows.filter(({ state }) => state === 'changed');
  const stored = await readStored(deps, kind, changed);
  const addSchema = buildAddSchema(kind);
  for (const row of rows)
    await recordFaults(row, { locale, toField }, async () => {
      const current = stored.get(row.id ?? 0);
      if (row.state === 'changed' && current) {
        const sent = { ...toSubmission(kind, row.values), revision: row.revision };
        row.edit = (await readEdit(deps, kind, sent, current)).values;
      } else if (row.state === 'new') {
        const sent = cleanValues(kind, toNewEntry(kind, row.values));
        const values = parseInput(addSchema, sent) as Row;
        await checkValues(deps, kind, { values, entry: values });
        row.stored = values;
      }
    });
}

const toNewEntry = (kind: AnyKind, values: FormValues): FormValues => ({
  ...toSubmission(kind, { ...toFormValues(kind, null), ...values }),
  status: 'draft',
});

async function readStored(
  { db }: Deps,
  kind: AnyKind,
  rows: readonly Planned[],
): Promise<Map<number, Row>> {
  if (rows.length === 0) return new Map();
  const table = tableOf(kind);
  const ids = rows.map(({ id }) => id ?? 0);
  const found = (await db.orm.select().from(table).where(inArray(table.id, ids))) as Row[];
  return new Map(found.map((row) => [row.id as number, row]));
}

async function recordFaults(
  row: Planned,
  { locale, toField }: { locale: Locale; toField: (path: string) => string },
  check: () => Promise<void>,
) {
  try {
    await check();
  } catch (error) {
    const errors = error instanceof HttpError && error.fieldErrors(locale);
    if (!errors) throw error;
    for (const [path, [message = '']] of Object.entries(errors))
      row.faults.push({ field: toField(path), message });
    row.state = 'refused';
  }
}
