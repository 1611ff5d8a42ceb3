import type { AnyKind, EntryOf } from '@admissions/model';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { createNotFoundError, requireRow } from '../../platform/http/http-error.ts';
import type { Paging } from '../../platform/validation/input-schemas.ts';
import type { Deps } from '../deps.ts';
import { cleanHtml } from '../field-types/clean-html.ts';
import { collectMedia } from '../field-types/collect-media.ts';
import { readValue } from '../field-types/field-types.ts';
import type { Reader } from '../field-types/read-item.ts';
import type { ContentHooks, MediaItem } from '../hooks.ts';
import { asEntry, type Row, TITLES, type Titles, tableOf } from '../schema/tables.ts';
import { toFileValue, toImageValue, toVideoValue } from './image-values.ts';
import { type Selection, selectOne, selectPage } from './select-entries.ts';

const PUBLIC_FIELDS = ['id', 'sort', 'updatedAt'];
const STAFF_FIELDS = [
  'id',
  'status',
  'publishAt',
  'unpublishAt',
  'sort',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'revision',
  'deletedAt',
];

interface ReadOptions {
  kind: AnyKind;
  hooks: Pick<ContentHooks, 'images'>;
  /** Staff also get hidden fields, and media ids. */
  staff: boolean;
}

/** Loads the media of all rows at once. */
export async function readEntries(
  rows: readonly Row[],
  { kind, hooks, staff }: ReadOptions,
): Promise<Record<string, unknown>[]> {
  const found = await hooks.images(findMediaIds(kind, rows));
  const reader = findReader(found, (rows[0]?.[TITLES] ?? new Map()) as Titles, staff);
  const common = staff ? STAFF_FIELDS : PUBLIC_FIELDS;
  return rows.map((row) => {
    const fields = Object.entries(kind.fields).filter(([name]) => name in row);
    return {
      ...Object.fromEntries(common.map((name) => [name, row[name]])),
      ...(row.isSample === true && { isSample: true }),
      ...(row.isEnded === true && { isEnded: true }),
      ...Object.fromEntries(
        fields.map(([name, field]) => [name, readValue(field, row[name], reader)]),
      ),
    };
  });
}

export const findMediaIds = ({ fields }: AnyKind, rows: readonly Row[]) =>
  [...collectMedia(rows.map((row) => Object.keys(fields).map((name) => row[name])))].filter(
    (each) => typeof each === 'number',
  );

function findReader(found: ReadonlyMap<number, MediaItem>, titles: Titles, staff: boolean): Reader {
  return {
    html: cleanHtml,
    image(stored) {
      const row = found.get(stored.media);
      return row
        ? {
            ...toImageValue(stored, row),
            ...(staff && {
              media: stored.media,
              ...(stored.focal && { hasOwnFocal: true as const }),
            }),
          }
        : null;
    },
    file(stored) {
      const row = found.get(stored.media);
      return row ? { ...toFileValue(stored, row), ...(staff && { media: stored.media }) } : null;
    },
    video(stored) {
      if (stored.media === undefined) return stored;
      const row = found.get(stored.media);
      return row ? { ...toVideoValue(stored, row), ...(staff && { media: stored.media }) } : null;
    },
    relation(to, id) {
      const title = titles.get(`${to} ${id}`);
      return title === undefined ? null : { id, title };
    },
    preservesUnknown: staff,
  };
}

/** Includes the trash; throws "not found". */
export async function readStaffEntry(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  id: number,
): Promise<Record<string, unknown>> {
  const row = await selectOne(db.orm, { kind, visibleOnly: false }, id);
  return requireRow(row ? await readEntries([row], { kind, hooks, staff: true }) : []);
}

/** As stored, in the order of ids. */
export async function readRows(orm: Queryable, kind: AnyKind, ids: readonly number[]) {
  const table = tableOf(kind);
  const rows: Row[] = await orm
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id));
  return rows;
}

/** As stored; throws "not found". */
export async function storedEntry({ db }: Pick<Deps, 'db'>, kind: AnyKind, id: number) {
  return requireRow(await readRows(db.orm, kind, [id]));
}

/** As stored; throws "not found", also for an entry in the trash. */
export async function presentEntry(orm: Queryable, kind: AnyKind, id: number) {
  const [row] = await readRows(orm, kind, [id]);
  if (row?.deletedAt !== null) throw createNotFoundError();
  return row;
}

/** The first entries of a kind as visitors read them. */
export async function readVisible<K extends AnyKind>(
  { db, hooks }: Deps,
  kind: K,
  { perpage, ...selection }: Pick<Paging, 'perpage'> & Omit<Selection, 'kind' | 'visibleOnly'>,
): Promise<EntryOf<K>[]> {
  const { list } = await selectPage(
    db.orm,
    { ...selection, kind, visibleOnly: true },
    { page: 1, perpage },
  );
  return (await readEntries(list, { kind, hooks, staff: false })).map(asEntry<K>);
}
