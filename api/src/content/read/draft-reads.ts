import type { AnyKind, Field, ImageValue } from '@admissions/contracts';
import type { FastifyReply } from 'fastify';
import type { Draft } from '../../features/preview/draft-of.ts';
import { withDraft } from '../../features/preview/with-draft.ts';
import { notExists, success } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import type { Row } from '../schema/row.ts';
import type { ListQuery } from './list-queries.ts';
import { readChildren } from './read-children.ts';
import { readEntries } from './read-entry.ts';
import { kindsReadWith, selectFirst, selectOne, selectPage } from './select-entries.ts';

type Reading = Pick<Deps, 'db' | 'media'>;

/** Whether the public reads of this kind differ with the draft. */
export const isShownIn = (kind: AnyKind, draft: Draft): boolean =>
  kindsReadWith(kind).includes(draft.kind.id);

/** The public's list as it would be with the draft. */
export async function draftList(
  { db, media }: Reading,
  kind: AnyKind,
  draft: Draft,
  { query, omit }: { query: ListQuery; omit: readonly string[] },
) {
  const { page, perpage, where } = query;
  const { rows, total } = await withDraft(db, draft, (orm) =>
    selectPage(orm, { kind, visibleOnly: true, omit, where }, { page, perpage }),
  );
  return success({ list: await shown({ db, media }, kind, rows), total, page, perpage });
}

/** One entry as it would be with the draft; of a singleton without an id. */
export async function draftInfo(
  { db, media }: Reading,
  kind: AnyKind,
  draft: Draft,
  id: number | null,
) {
  const selection = { kind, visibleOnly: true };
  const row = await withDraft(db, draft, (orm) =>
    id === null ? selectFirst(orm, selection) : selectOne(orm, selection, id),
  );
  const [entry] = row ? await shown({ db, media }, kind, [row]) : [];
  if (!entry) throw notExists();
  return success({ ...entry, ...(id !== null && (await readChildren({ db, media }, kind, id))) });
}

interface Part {
  id: number;
  field: string;
  page: number;
  perpage: number;
}
/** One list field of an entry as it would be with the draft. */
export async function draftPart(
  deps: Reading,
  kind: AnyKind,
  draft: Draft,
  { id, field, page, perpage }: Part,
) {
  const entry: Record<string, unknown> = (await draftInfo(deps, kind, draft, id)).data;
  const all = (entry[field] ?? []) as unknown[];
  return success({
    list: all.slice((page - 1) * perpage, page * perpage),
    total: all.length,
    page,
    perpage,
  });
}

/** What shows a draft is for one reader and this moment. */
export const sendDraft = (reply: FastifyReply, answer: unknown): FastifyReply =>
  reply.header('cache-control', 'private, no-store').send(answer);

async function shown({ media }: Reading, kind: AnyKind, rows: readonly Row[]) {
  const entries = await readEntries(rows, { kind, media, staff: false });
  return entries.map((entry) => ({ ...entry, ...withPictures(kind.fields, entry) }));
}

/** Pages count on the pictures that a field demands; in a draft they may be missing still. */
function withPictures(
  fields: AnyKind['fields'],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withPicture(fields[name], value)]),
  );
}
function withPicture(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'list' && Array.isArray(value) && !field.item[''])
    return value.map((row: Record<string, unknown>) => withPictures(field.item, row));
  return field?.required && value === null && (field.type === 'image' || field.type === 'panorama')
    ? NO_PICTURE
    : value;
}

const GREY = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#d5deeb"/></svg>')}`;
const NO_PICTURE: ImageValue = {
  url: GREY,
  alt: '',
  width: 1600,
  height: 900,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};
