import { allows, parseFlags } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { type PreviewedValues, previewDrafts } from './preview-tables.ts';
import { verifyPreviewToken } from './preview-token.ts';

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
  const mayEdit = (name: KindId) => {
    const area = KINDS.find((each) => each.id === name)?.area;
    return area !== undefined && allows(parseFlags(priv), area);
  };
  if (!active || lockedAt !== null || deletedAt !== null) return null;
  return drafts.every(({ kind }) => mayEdit(kind)) ? { drafts, until } : null;
}
