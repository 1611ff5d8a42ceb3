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
import { packageFile } from '../../platform/config/package-folder.ts';
import type { Tx } from '../../platform/db/database.ts';
import { resolveDates } from '../../platform/time/relative-dates.ts';

type Plain = Record<string, unknown>;
/** Ids by seed key, for each kind. */
type Keys = Map<string, Map<string, number>>;

interface SeedContext {
  pictures: ReadonlyMap<string, number>;
  keys: Keys;
  now: Date;
}

/** Rows of one kind, ready to insert. */
interface PreparedKind {
  kind: AnyKind;
  rows: readonly Row[];
}

/** Built before the transaction; `media`: ids of the seeded pictures by name. */
export function prepareKinds(media: ReadonlyMap<string, number>, now: Date): PreparedKind[] {
  const keys: Keys = new Map();
  return KINDS.map((kind) => ({ kind, rows: buildRows(kind, { pictures: media, keys, now }) }));
}

export async function seedKinds(tx: Tx, prepared: readonly PreparedKind[]) {
  for (const { kind, rows } of prepared) {
    await insert(tx, kind, rows);
    await advance(tx, kind);
  }
}

/** Required in an empty site: the places of banners, which no form adds. */
export async function seedIndispensable(tx: Tx) {
  const context = { pictures: new Map(), keys: new Map(), now: new Date() };
  await insert(tx, banner, buildRows(banner, context));
  await advance(tx, banner);
}

function buildRows(kind: AnyKind, context: SeedContext): Row[] {
  const entries = readContent(kind);
  const readKey = (entry: Plain, index: number) => String(entry.key ?? index);
  // Assigned before the entries are built: they may refer to each other.
  context.keys.set(
    kind.id,
    new Map(entries.map((entry, index) => [readKey(entry, index), index + 1])),
  );
  const checking = { kind, schema: buildAddSchema(kind) };
  return entries.map((entry, index) => ({
    id: index + 1,
    ...buildValues(checking, readKey(entry, index), entry, context),
  }));
}

/** A kind with the schema of its entries. */
interface EntryCheck {
  kind: AnyKind;
  schema: ReturnType<typeof buildAddSchema>;
}

function buildValues(
  { kind, schema }: EntryCheck,
  key: string,
  entry: Plain,
  context: SeedContext,
): Row {
  const { key: _key, ...fields } = resolveDates(entry, context.now) as Plain;
  const { counted, sent } = split(kind, fields);
  const resolved = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      resolve(kind.fields[name], value, context, `${kind.id} ${key}.${name}`),
    ]),
  );
  return {
    ...validateEntry({ kind, schema }, { status: 'published', ...resolved }, key),
    ...counted,
    isSample: kind !== banner,
  };
}

function readContent(kind: AnyKind): Plain[] {
  const preset = SETTING_PRESETS[kind.id];
  if (preset) return [preset];
  const file = packageFile('seed', 'content', `${kind.id}.json`);
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as Plain | Plain[];
  return Array.isArray(content) ? content : [content];
}

// Counters are not writable, so the schema does not accept them.
function split(kind: AnyKind, fields: Plain): { counted: Plain; sent: Plain } {
  const isCounted = ([name]: [string, unknown]) => kind.fields[name]?.readOnly === true;
  const entries = Object.entries(fields);
  return {
    counted: Object.fromEntries(entries.filter(isCounted)),
    sent: Object.fromEntries(entries.filter((each) => !isCounted(each))),
  };
}

function resolve(
  field: Field | undefined,
  value: unknown,
  context: SeedContext,
  where: string,
): unknown {
  const { pictures, keys } = context;
  if (field?.type === 'list' && Array.isArray(value))
    return value.map((each, index) => resolveItem(field.item, each, context, `${where}.${index}`));
  // A panorama's title describes it.
  if (field?.type === 'panorama' && isPlain(value) && 'media' in value)
    return resolvePictures({ alt: '', ...value }, pictures, where);
  if (field?.type !== 'relation' || value === null) return resolvePictures(value, pictures, where);
  const id = keys.get(field.to)?.get(String(value));
  if (id === undefined)
    throw new Error(`Seed: ${where} names ${String(value)}, which is not in ${field.to}`);
  return id;
}

function resolveItem(
  parts: Readonly<Record<string, Field>>,
  item: unknown,
  context: SeedContext,
  where: string,
): unknown {
  if (!isPlain(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      resolve(parts[name], value, context, `${where}.${name}`),
    ]),
  );
}

function validateEntry({ kind, schema }: EntryCheck, values: Plain, key: string) {
  const result = schema.safeParse(cleanValues(kind, values));
  if (!result.success)
    throw new Error(
      `Seed: ${kind.id} ${key}: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  return result.data;
}

// One statement per kind: the first start waits for it.
async function insert(tx: Tx, kind: AnyKind, entries: readonly Row[]) {
  if (entries.length === 0) return;
  for (const entry of entries) {
    const broken = findBrokenRules(kind, entry);
    if (Object.keys(broken).length > 0)
      throw new Error(`Seed: ${kind.id} ${entry.id}: ${JSON.stringify(broken)}`);
  }
  const rows = await tx
    .insert(tableOf(kind))
    .values(entries.map((entry) => ({ sort: entry.id, ...entry })))
    .returning();
  await saveRevisions(tx, kind, rows, { by: null, action: 'seed' });
}

// Continues the id sequence.
async function advance(tx: Tx, kind: AnyKind) {
  const table = tableOf(kind);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${`${kind.area}_${kind.slug}`}, 'id'), greatest((select max(${table.id}) from ${table}), 1))`,
  );
}
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces names of media by ids; `where` names the entry in errors. */
function resolvePictures(
  value: unknown,
  media: ReadonlyMap<string, number>,
  where: string,
): unknown {
  if (Array.isArray(value)) return value.map((each) => resolvePictures(each, media, where));
  if (typeof value !== 'object' || value === null) return value;
  const { media: named, ...rest } = value as { media?: unknown };
  const name = typeof named === 'string' ? named : findVideoName(value);
  const { url: _url, ...others } = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, resolvePictures(inner, media, where)]),
  );
  if (name === undefined)
    return named === undefined
      ? { ...others, ...('url' in rest && { url: rest.url }) }
      : { media: named, ...others };
  const id = media.get(name);
  if (id === undefined)
    throw new Error(`Seed: ${where} names ${name}, which is not in the media list`);
  return { media: id, ...others };
}

// Demo videos are stored by file name.
function findVideoName(value: object) {
  const { provider, url } = value as { provider?: unknown; url?: unknown };
  return provider === 'file' && typeof url === 'string'
    ? /^media\/([\w-]+)\.mp4$/.exec(url)?.[1]
    : undefined;
}
