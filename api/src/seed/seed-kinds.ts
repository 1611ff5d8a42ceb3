import fs from 'node:fs';
import type { AnyKind, Field } from '@admissions/contracts';
import { banner, KINDS, TEXT_BANNER_ID } from '@admissions/contracts/kinds';
import { addSchemaOf } from '@admissions/contracts/schema';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { cleaned } from '../kinds/checked-values.ts';
import { brokenRulesOf } from '../kinds/entry-rules.ts';
import type { Row } from '../kinds/read-entry.ts';
import { keepRevision } from '../kinds/revisions.ts';
import { tableOf } from '../kinds/tables.ts';
import { packageFile } from '../package-folder.ts';
import { resolveDates } from './relative-dates.ts';
import type { Picture } from './with-pictures.ts';
import { picturesOf, withPictures } from './with-pictures.ts';

type Plain = Record<string, unknown>;
/** Ids by seed key, for each kind. */
type Keys = Map<string, Map<string, number>>;

interface Facts {
  pictures: ReadonlyMap<string, Picture>;
  keys: Keys;
  now: Date;
}

/** The demo content of every kind; `media` holds the ids of the seeded pictures by name. */
export async function seedKinds(tx: Tx, media: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const keys: Keys = new Map();
  const pictures = picturesOf(media);
  for (const kind of KINDS) keys.set(kind.id, await seedKind(tx, kind, { pictures, keys, now }));
}

/** What an empty site cannot be without: the place of the text banner. */
export async function seedIndispensable(tx: Tx): Promise<void> {
  await insert(tx, banner, TEXT_BANNER_ID, { title: '全站文字輪播', page: 'all', mode: 'text', status: 'published' });
  await advance(tx, banner);
}

async function seedKind(tx: Tx, kind: AnyKind, facts: Facts): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, entry] of contentOf(kind).entries()) {
    const { key = String(index), ...fields } = resolveDates(entry, facts.now) as Plain & { key?: string };
    const { counted, sent } = split(kind, fields);
    const resolved = Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [name, resolve(kind.fields[name], value, facts, `${kind.id} ${key}.${name}`)]),
    );
    const values = checked(kind, { status: 'published', ...resolved }, key);
    const id = index + 1;
    await insert(tx, kind, id, { ...values, ...counted });
    ids.set(key, id);
  }
  await advance(tx, kind);
  return ids;
}

function contentOf(kind: AnyKind): Plain[] {
  const file = packageFile('seed', 'content', `${kind.id}.json`);
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as Plain | Plain[];
  return Array.isArray(content) ? content : [content];
}

// Counters are not written by people, so the schema does not take them.
function split(kind: AnyKind, fields: Plain): { counted: Plain; sent: Plain } {
  const isCounted = ([name]: [string, unknown]) => kind.fields[name]?.readOnly === true;
  const entries = Object.entries(fields);
  return { counted: Object.fromEntries(entries.filter(isCounted)), sent: Object.fromEntries(entries.filter((each) => !isCounted(each))) };
}

function resolve(field: Field | undefined, value: unknown, { pictures, keys }: Facts, where: string): unknown {
  if (field?.type !== 'relation') return withPictures(value, pictures, where);
  const id = keys.get(field.to ?? '')?.get(String(value));
  if (id === undefined) throw new Error(`Seed: ${where} names ${String(value)}, which is not in ${field.to}`);
  return id;
}

function checked(kind: AnyKind, values: Plain, key: string): Row {
  const result = addSchemaOf(kind).safeParse(cleaned(kind, values));
  if (!result.success) throw new Error(`Seed: ${kind.id} ${key}: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);
  return result.data as Row;
}

async function insert(tx: Tx, kind: AnyKind, id: number, values: Row): Promise<void> {
  const broken = brokenRulesOf(kind, { ...values, id });
  if (Object.keys(broken).length > 0) throw new Error(`Seed: ${kind.id} ${id}: ${JSON.stringify(broken)}`);
  const [row] = (await tx
    .insert(tableOf(kind))
    .values({ id, sort: id, ...values })
    .returning()) as Row[];
  if (row) await keepRevision(tx, kind, row, { by: null, action: 'seed' });
}

// The next entry takes the next number.
async function advance(tx: Tx, kind: AnyKind): Promise<void> {
  const table = tableOf(kind);
  await tx.execute(sql`select setval(pg_get_serial_sequence(${`${kind.area}_${kind.slug}`}, 'id'), greatest((select max(${table.id}) from ${table}), 1))`);
}
