import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { PreviewLink, PreviewWrite } from '@admissions/protocol';
import { buildPreviewUrl, UNSAVED_ID } from '@admissions/protocol';
import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { cleaned } from '../../content/write/cleaned-values.ts';
import type { Database, Orm } from '../../platform/db/database.ts';
import { notExists } from '../../platform/http/http-error.ts';
import { previewDrafts } from './preview-tables.ts';
import { draftIdIn, newDraftId, signPreviewToken } from './preview-token.ts';
import { previewValues } from './preview-values.ts';

const LASTS_SECONDS = 2 * 3600;
/** A preview with less time left than this is not gone on with. */
const SOON_SECONDS = 300;
/** Drafts of one account; the oldest give way. */
const MOST = 20;

interface Asker {
  account: number;
}

/** Keeps what a form holds for a while, and gives the address of the page that shows it. Throws a 422 when a rich text is too much to be cleaned. */
export async function keepDraft(
  deps: Deps,
  by: Asker,
  { kind: name, id, values, replaces, on }: PreviewWrite,
): Promise<PreviewLink> {
  const { db, config } = deps;
  const { account } = by;
  const kind = kindOf(name);
  const entryId = id ?? (kind.singleton ? 1 : UNSAVED_ID);
  const before = await readRow(db.orm, kind, entryId);
  if (id !== null && !before) throw notExists();
  const kept = await withRelations(
    db.orm,
    kind,
    previewValues(kind, cleaned(kind, values) as Row, before),
  );
  const earlier =
    replaces === undefined
      ? null
      : await replaceDraft(deps, account, {
          token: replaces,
          kind: kind.id,
          entryId,
          values: kept,
        });
  const draft = earlier?.id ?? newDraftId();
  const until = earlier
    ? Date.parse(earlier.expiresAt) / 1000
    : Math.floor(Date.now() / 1000) + LASTS_SECONDS;
  const url = buildPreviewUrl(
    kind,
    { ...kept, id: entryId },
    signPreviewToken(config.dataKey, draft, until),
    on,
  );
  if (!url) throw notExists();
  const expiresAt = new Date(until * 1000).toISOString();
  if (earlier) return { url, until: expiresAt };
  await dropOldDrafts(db);
  await db.orm
    .insert(previewDrafts)
    .values({ id: draft, kind: kind.id, entryId, accountId: account, values: kept, expiresAt });
  await dropSurplus(db, account);
  return { url, until: expiresAt };
}

/** Puts other values in the place of what an own preview of this entry shows; null when there is no such preview, or when it will soon be over. */
async function replaceDraft(
  { db, config }: Deps,
  account: number,
  { token, kind, entryId, values }: { token: string; kind: KindId; entryId: number; values: Row },
): Promise<{ id: string; expiresAt: string } | null> {
  const id = draftIdIn(config.dataKey, token, Date.now() + SOON_SECONDS * 1000);
  if (id === null) return null;
  const isOwn = and(
    eq(previewDrafts.id, id),
    eq(previewDrafts.accountId, account),
    eq(previewDrafts.kind, kind),
    eq(previewDrafts.entryId, entryId),
    gt(previewDrafts.expiresAt, new Date(Date.now() + SOON_SECONDS * 1000).toISOString()),
  );
  const [row] = await db.orm
    .update(previewDrafts)
    .set({ values })
    .where(isOwn)
    .returning({ id: previewDrafts.id, expiresAt: previewDrafts.expiresAt });
  return row ?? null;
}

/** Removes the drafts whose time is over. */
export const dropOldDrafts = ({ orm }: Pick<Database, 'orm'>) =>
  orm.delete(previewDrafts).where(lt(previewDrafts.expiresAt, new Date().toISOString()));

async function dropSurplus({ orm }: Database, account: number): Promise<void> {
  const mine = eq(previewDrafts.accountId, account);
  const surplus = orm
    .select({ id: previewDrafts.id })
    .from(previewDrafts)
    .where(mine)
    .orderBy(desc(previewDrafts.createdAt), previewDrafts.id)
    .offset(MOST);
  await orm.delete(previewDrafts).where(and(mine, inArray(previewDrafts.id, surplus)));
}

async function readRow(orm: Orm, kind: AnyKind, id: number): Promise<Row | undefined> {
  const table = tableOf(kind);
  const [row] = (await orm.select().from(table).where(eq(table.id, id))) as Row[];
  return row;
}

/** The values with relations that lead somewhere: the database holds no others. */
async function withRelations(
  orm: Orm,
  kind: AnyKind,
  values: Row,
): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type !== 'relation') continue;
    const { to, required } = field;
    const target = tableOf({ id: to });
    const found =
      typeof kept[name] === 'number'
        ? await orm.select({ id: target.id }).from(target).where(eq(target.id, kept[name]))
        : [];
    if (found.length > 0) continue;
    const [first] = required
      ? await orm
          .select({ id: target.id })
          .from(target)
          .where(isNull(target.deletedAt))
          .orderBy(asc(target.sort), asc(target.id))
          .limit(1)
      : [];
    // Without anything to point to there is nothing to show.
    if (required && !first) throw notExists();
    kept[name] = first?.id ?? null;
  }
  return kept;
}
