import type { AnyKind, Field, Fields } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { bodyItemSchema, buildFieldSchema } from '@admissions/model/schema';
import {
  buildPreviewUrl,
  PREVIEW_PARAM,
  type PreviewLink,
  type PreviewWrite,
  UNSAVED_ID,
} from '@admissions/protocol';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import { readRows } from '../../content/read/read-entry.ts';
import type { Row } from '../../content/schema/tables.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import type { Database } from '../../platform/db/database.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { fillRelations } from './fill-relations.ts';
import { type PreviewedValues, previewDrafts } from './preview-tables.ts';
import { createDraftId, signPreviewToken, verifyPreviewToken } from './preview-token.ts';

const LIFETIME_SECONDS = 2 * 3600;
/** Previews closer to their expiry are not updated. */
const MIN_REMAINING_SECONDS = 300;
/** Beyond this the oldest drafts of an account are deleted. */
const MAX_DRAFTS_PER_ACCOUNT = 20;

/** What a preview shows of these form values. Throws a 422 for oversized rich text. */
export async function readPreviewedValues(
  { db }: Pick<Deps, 'db'>,
  { kind: name, id, values }: Pick<PreviewWrite, 'kind' | 'id' | 'values'>,
): Promise<PreviewedValues> {
  const kind = kindOf(name);
  const entryId = id ?? (kind.singleton ? 1 : UNSAVED_ID);
  const [before] = await readRows(db.orm, kind, [entryId]);
  if (id !== null && !before) throw createNotFoundError();
  const previewed = buildPreviewValues(kind, cleanValues(kind, values) as Row, before);
  return { kind: name, entryId, values: previewed };
}

/** Stores form values and returns the preview address. Throws a 422 for oversized rich text. */
export async function savePreviewDraft(
  deps: Deps,
  account: number,
  { replaces, on, ...write }: PreviewWrite,
): Promise<PreviewLink> {
  const draft = await readPreviewedValues(deps, write);
  const { entryId } = draft;
  const kind = kindOf(draft.kind);
  const values = await fillRelations(deps.db.orm, kind, draft.values);
  const earlier =
    replaces === undefined
      ? null
      : await replaceDraft(deps, account, { token: replaces, ...draft });
  const until = earlier ? Date.parse(earlier.expiresAt) / 1000 : calculateEnd();
  const id = earlier?.id ?? createDraftId();
  const token = signPreviewToken(deps.config.dataKey, id, until);
  const url = buildPreviewUrl(kind, { ...values, id: entryId }, token, on);
  if (!url) throw createNotFoundError();
  if (!earlier) await storePreview(deps.db, account, { id, until, drafts: [draft] });
  return { url, until: toMoment(until) };
}

/** Stores several drafts; any page at the returned address shows all of them. */
export async function savePreviewOfSite(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  account: number,
  drafts: readonly PreviewedValues[],
): Promise<PreviewLink> {
  const id = createDraftId();
  const until = calculateEnd();
  await storePreview(db, account, { id, until, drafts });
  const token = signPreviewToken(config.dataKey, id, until);
  return { url: `/?${PREVIEW_PARAM}=${token}`, until: toMoment(until) };
}

const calculateEnd = () => Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
const toMoment = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Throws not found without drafts. */
async function storePreview(
  db: Database,
  accountId: number,
  {
    id,
    until,
    drafts: [first, ...others],
  }: { id: string; until: number; drafts: readonly PreviewedValues[] },
) {
  if (!first) throw createNotFoundError();
  await deleteExpiredPreviewDrafts(db);
  await db.orm
    .insert(previewDrafts)
    .values({ ...first, id, accountId, others, expiresAt: toMoment(until) });
  await deleteSurplusDrafts(db, accountId);
}

/** Null when the account has no such preview of this entry, or it expires soon. */
async function replaceDraft(
  { db, config }: Deps,
  account: number,
  { token, kind, entryId, values }: PreviewedValues & { token: string },
): Promise<{ id: string; expiresAt: string } | null> {
  const id = verifyPreviewToken(config.dataKey, token, Date.now() + MIN_REMAINING_SECONDS * 1000);
  if (id === null) return null;
  const isOwn = and(
    eq(previewDrafts.id, id),
    eq(previewDrafts.accountId, account),
    eq(previewDrafts.kind, kind),
    eq(previewDrafts.entryId, entryId),
  );
  const [row] = await db.orm
    .update(previewDrafts)
    .set({ values })
    .where(isOwn)
    .returning({ id: previewDrafts.id, expiresAt: previewDrafts.expiresAt });
  return row ?? null;
}

export const deleteExpiredPreviewDrafts = ({ orm }: Pick<Database, 'orm'>) =>
  orm.delete(previewDrafts).where(lt(previewDrafts.expiresAt, new Date().toISOString()));

async function deleteSurplusDrafts({ orm }: Database, account: number) {
  const isOwn = eq(previewDrafts.accountId, account);
  const surplus = orm
    .select({ id: previewDrafts.id })
    .from(previewDrafts)
    .where(isOwn)
    .orderBy(desc(previewDrafts.createdAt), previewDrafts.id)
    .offset(MAX_DRAFTS_PER_ACCOUNT);
  await orm.delete(previewDrafts).where(and(isOwn, inArray(previewDrafts.id, surplus)));
}

type Plain = Record<string, unknown>;

/** Invalid or missing values fall back to those of `before`, or to a placeholder. */
function buildPreviewValues(kind: AnyKind, sent: Plain, before: Row | undefined): Plain {
  const fields = Object.entries(kind.fields).filter(([, { readOnly }]) => !readOnly);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      buildPreviewValue(
        field,
        Object.hasOwn(sent, name) ? sent[name] : undefined,
        before?.[name] ?? undefined,
      ),
    ]),
  );
}

function buildPreviewValue(field: Field, value: unknown, before: unknown): unknown {
  const parsed = buildFieldSchema(field).safeParse(value);
  if (value !== undefined && parsed.success) return parsed.data;
  if (typeof value === 'string' && value.trim() !== '' && field.max !== undefined)
    return [...value].slice(0, 2 * field.max).join('');
  if (field.type === 'items' && Array.isArray(value))
    return value.slice(0, 200).filter((item) => bodyItemSchema().safeParse(item).success);
  if (field.type === 'list' && Array.isArray(value))
    return value.slice(0, 100).map((row) => buildPreviewRow(field.item, row));
  if (value === undefined && before !== undefined) return before;
  return placeholderFor(field);
}
function buildPreviewRow(item: Fields, row: unknown): unknown {
  const single = item[''];
  if (single) return buildPreviewValue(single, row, undefined);
  const parts = (typeof row === 'object' && row !== null ? row : {}) as Plain;
  return Object.fromEntries(
    Object.entries(item).map(([name, part]) => [
      name,
      buildPreviewValue(part, Object.hasOwn(parts, name) ? parts[name] : undefined, undefined),
    ]),
  );
}

function placeholderFor(field: Field) {
  return field.required || field.type === 'boolean' ? fieldTypeFor(field).placeholder(field) : null;
}
