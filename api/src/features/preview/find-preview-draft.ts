import type { AnyKind } from '@admissions/model';
import { allows, parseFlags } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { previewDrafts } from './preview-tables.ts';
import { verifyPreviewToken } from './preview-token.ts';

export interface PreviewDraft {
  kind: AnyKind;
  entryId: number;
  values: Readonly<Record<string, unknown>>;
  until: string;
}

export const isPreview = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[PREVIEW_HEADER] !== undefined;

/** Null without a valid token, or when its author may no longer edit the entry. */
export async function findPreviewDraft(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<PreviewDraft | null> {
  const token = headers[PREVIEW_HEADER];
  const id = typeof token === 'string' ? verifyPreviewToken(config.dataKey, token) : null;
  if (id === null) return null;
  const [row] = await db.orm
    .select({ draft: previewDrafts, account: accounts })
    .from(previewDrafts)
    .innerJoin(accounts, eq(accounts.id, previewDrafts.accountId))
    .where(and(eq(previewDrafts.id, id), gt(previewDrafts.expiresAt, new Date().toISOString())));
  const kind = KINDS.find((each) => each.id === row?.draft.kind);
  if (!row || !kind) return null;
  const { active, lockedAt, deletedAt, priv } = row.account;
  if (!active || lockedAt !== null || deletedAt !== null || !allows(parseFlags(priv), kind.area))
    return null;
  return { kind, entryId: row.draft.entryId, values: row.draft.values, until: row.draft.expiresAt };
}
