import fs from 'node:fs';
import type { AnyKind, Field } from '@admissions/model';
import { banner, KINDS } from '@admissions/model/kinds';
import { buildAddSchema } from '@admissions/model/schema';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import { sql } from 'drizzle-orm';
import { saveRevisions } from '../../content/revisions/revisions.ts';
import { type Row, tableOf } from '../../content/schema/tables.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import { findBrokenRules } from '../../content/write/entry-rules.ts';
import { mapValues } from '../../platform/collections/map-values.ts';
import { packageFile } from '../../platform/config/package-folder.ts';
import type { Tx } from '../../platform/db/database.ts';
import { resolveDates } from '../../platform/time/relative-dates.ts';

type Plain = Record<string, unknown>;
type Ids = ReadonlyMap<string, number>;

interface SeedContext {
  /** Ids of the seeded pictures by name. */
  pictures: Ids;
  /** Ids by seed key, for each kind. */
  keys: Map<string, Ids>;
  now: Date;
}

/** Rows of one kind, ready to insert. */
interface PreparedKind {
  kind: AnyKind;
  rows: readonly Row[];
}

/** Built before the transaction; `pictures`: ids of the seeded pictures by name. */
export function prepareKinds(pictures: Ids, now: Date): PreparedKind[] {
  const context = { pictures, keys: new Map(), now };
  return KINDS.map((kind) => ({ kind, rows: buildRows(kind, context) }));
}

export async function seedKinds(tx: Tx, prepared: readonly PreparedKind[]) {
  for (const each of prepared) await insert(tx, each);
}

/** Required in an empty site: the places of banners, which no form adds. */
export const seedIndispensable = (tx: Tx) =>
  insert(tx, {
    kind: banner,
    rows: buildRows(banner, { pictures: new Map(), keys: new Map(), now: new Date() }),
  });

function buildRows(kind: AnyKind, context: SeedContext): Row[] {
  const entries = readContent(kind);
  const keys = entries.map(({ key }, index) => String(key ?? index));
  // Assigned before the entries are built: they may refer to each other.
  context.keys.set(kind.id, new Map(keys.map((key, index) => [key, index + 1])));
  const schema = buildAddSchema(kind);
  return entries.map((entry, index) => {
    const id = index + 1;
    const where = `${kind.id} ${keys[index]}`;
    const { key: _key, ...fields } = resolveDates(entry, context.now) as Plain;
    const sent: Plain = { status: 'published' };
    // Counters are not writable, so the schema does not accept them.
    const counted: Plain = {};
    for (const [name, value] of Object.entries(fields)) {
      const field = kind.fields[name];
      if (field?.readOnly) counted[name] = value;
      else sent[name] = resolve(value, field, { ...context, where });
    }
    const result = schema.safeParse(cleanValues(kind, sent));
    const faults: object = result.success
      ? findBrokenRules(kind, { id, ...result.data })
      : result.error.issues;
    if (Object.keys(faults).length > 0)
      throw new Error(`Seed: ${where}: ${JSON.stringify(faults)}`);
    return { id, sort: id, ...result.data, ...counted, isSample: kind !== banner };
  });
}

function readContent(kind: AnyKind): Plain[] {
  const preset = SETTING_PRESETS[kind.id];
  if (preset) return [preset];
  const file = packageFile('seed', 'content', `${kind.id}.json`);
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as Plain | Plain[];
  return Array.isArray(content) ? content : [content];
}

/** Replaces names of media and keys of related entries by ids. */
function resolve(
  value: unknown,
  field: Field | undefined,
  context: SeedContext & { where: string },
): unknown {
  if (Array.isArray(value)) return value.map((each) => resolve(each, field, context));
  const findId = (ids: Ids | undefined, name: string, list: string) => {
    const id = ids?.get(name);
    if (id === undefined)
      throw new Error(`Seed: ${context.where} names ${name}, which is not in ${list}`);
    return id;
  };
  if (field?.type === 'relation' && value !== null)
    return findId(context.keys.get(field.to), String(value), field.to);
  if (typeof value !== 'object' || value === null) return value;
  const parts = mapValues(value as Plain, (part, name) =>
    resolve(part, field?.item?.[name], context),
  );
  const name = typeof parts.media === 'string' ? parts.media : findVideoName(parts);
  if (name === undefined) return parts;
  const { url: _url, ...others } = parts;
  return {
    // A panorama's title describes it.
    ...(field?.type === 'panorama' && { alt: '' }),
    ...others,
    media: findId(context.pictures, name, 'the media list'),
  };
}

/** Demo videos are stored by file name. */
const findVideoName = ({ provider, url }: Plain) =>
  provider === 'file' ? /^media\/([\w-]+)\.mp4$/.exec(String(url))?.[1] : undefined;

// One statement per kind: the first start waits for it.
async function insert(tx: Tx, { kind, rows }: PreparedKind) {
  const table = tableOf(kind);
  if (rows.length > 0) {
    const inserted = await tx
      .insert(table)
      .values([...rows])
      .returning();
    await saveRevisions(tx, kind, inserted, { by: null, action: 'seed' });
  }
  // Continues the id sequence.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${`${kind.area}_${kind.slug}`}, 'id'), greatest((select max(${table.id}) from ${table}), 1))`,
  );
}
