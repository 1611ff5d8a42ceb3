import {
  type AnyKind,
  allows,
  type Field,
  type ImageValue,
  parseFlags,
  type RelationValue,
} from '@admissions/model';
import { isKindId, type KindId, kindOf } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import type { ContentReader } from '../../content/hooks.ts';
import { type Row, tableOf } from '../../content/schema/tables.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { indexEntry } from '../search/index-entry.ts';
import { fillRelations } from './fill-relations.ts';
import { type PreviewedValues, previewDrafts } from './preview-tables.ts';
import { verifyPreviewToken } from './preview-token.ts';

/** Reads content with the request's drafts applied; null without a draft of these kinds. */
export async function findPreviewReader(
  deps: Pick<PlatformDeps, 'db' | 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
  kinds: readonly string[],
): Promise<ContentReader | null> {
  const preview = await findPreviewDraft(deps, request);
  const drafts = preview?.drafts.filter(({ kind }) => kinds.includes(kind)) ?? [];
  if (drafts.length === 0) return null;
  const reader: ContentReader = {
    isPreview: true,
    select: (read) => withPreviewDrafts(deps.db, drafts, read),
    show: (kind, entries) =>
      entries.map((entry) => ({
        ...entry,
        ...fillMissingImages(kind.fields, entry),
        ...hideFilledRelations(kind, entry, drafts),
      })),
    // A preview is private to one reader.
    send: async (_request, reply, { load }) =>
      reply.header('cache-control', 'private, no-store').send(await load(reader)),
  };
  return reader;
}

/** Relations that are still open in the draft have no name. */
function hideFilledRelations(
  kind: AnyKind,
  entry: Readonly<Record<string, unknown>>,
  drafts: readonly PreviewedValues[],
): Record<string, unknown> {
  const draft = drafts.find(({ kind: id, entryId }) => id === kind.id && entryId === entry.id);
  const hidden: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(kind.fields)) {
    const shown = entry[name] as RelationValue | null | undefined;
    if (type === 'relation' && shown && draft?.values[name] === null)
      hidden[name] = { ...shown, title: UNCHOSEN };
  }
  return hidden;
}
const UNCHOSEN = '（尚未選擇）';

/** Pages rely on required pictures, which a draft may lack. */
function fillMissingImages(
  fields: AnyKind['fields'],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fillMissingImage(fields[name], value)]),
  );
}
function fillMissingImage(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'list' && Array.isArray(value) && !field.item[''])
    return value.map((row: Record<string, unknown>) => fillMissingImages(field.item, row));
  return field?.required && value === null && (field.type === 'image' || field.type === 'panorama')
    ? PLACEHOLDER_IMAGE
    : value;
}

const GREY_IMAGE_URL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#d5deeb"/></svg>')}`;
const PLACEHOLDER_IMAGE: ImageValue = {
  url: GREY_IMAGE_URL,
  alt: '',
  width: 1600,
  height: 900,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};

/** Writes the drafts in a transaction that is always rolled back, so that real reads apply. */
export async function withPreviewDrafts<T>(
  { transaction }: Pick<Database, 'transaction'>,
  drafts: readonly PreviewedValues[],
  read: (orm: Queryable) => Promise<T>,
) {
  let found: { value: T } | undefined;
  try {
    await transaction(async (tx) => {
      for (const draft of drafts) await applyDraft(tx, draft);
      found = { value: await read(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!found) throw new Error('the transaction ended without a result');
  return found.value;
}

async function applyDraft(tx: Queryable, { kind: id, entryId, values }: PreviewedValues) {
  const kind = kindOf(id);
  const table = tableOf(kind);
  const publishedRow = {
    ...(await fillRelations(tx, kind, values)),
    status: 'published',
    publishAt: null,
    unpublishAt: null,
    deletedAt: null,
    isSample: false,
  };
  const changed = await tx.update(table).set(publishedRow).where(eq(table.id, entryId)).returning();
  const last = sql`(select coalesce(max(${table.sort}), 0) + 1 from ${table})`;
  const added =
    changed.length > 0
      ? []
      : await tx
          .insert(table)
          .values({ sort: last, ...publishedRow, id: entryId })
          .returning();
  // List searches read the index.
  for (const row of [...changed, ...added] as Row[]) await indexEntry(tx, kind, row);
}

class RolledBack extends Error {
  override name = 'Undone';
}

/** At least one draft. */
interface Preview {
  drafts: [PreviewedValues, ...PreviewedValues[]];
  until: string;
}

export const isPreview = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers[PREVIEW_HEADER] !== undefined;

/** Null without a valid token, or when its author may no longer edit an entry. */
export async function findPreviewDraft(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Preview | null> {
  const token = headers[PREVIEW_HEADER];
  const found = typeof token === 'string' ? verifyPreviewToken(config.dataKey, token) : null;
  if (found === null) return null;
  const [row] = await db.orm
    .select({ draft: previewDrafts, account: accounts })
    .from(previewDrafts)
    .innerJoin(accounts, eq(accounts.id, previewDrafts.accountId))
    .where(and(eq(previewDrafts.id, found), gt(previewDrafts.expiresAt, new Date().toISOString())));
  if (!row) return null;
  const { kind: id, entryId, values, others, expiresAt: until } = row.draft;
  const drafts: Preview['drafts'] = [{ kind: id as KindId, entryId, values }, ...others];
  const { active, lockedAt, deletedAt, priv } = row.account;
  const mayEdit = (name: string) => isKindId(name) && allows(parseFlags(priv), kindOf(name).area);
  if (!active || lockedAt !== null || deletedAt !== null) return null;
  return drafts.every(({ kind }) => mayEdit(kind)) ? { drafts, until } : null;
}
