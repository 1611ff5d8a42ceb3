import { allows } from '@admissions/model';
import type { AdminSearchItem, AdminSearchOthers } from '@admissions/protocol/staff';
import { and, desc, isNull } from 'drizzle-orm';
import { createSealing } from '../../platform/crypto/sealing.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { buildTermsCondition } from '../../platform/text/fold-text.ts';
import { findRequests } from '../forms/review/find-requests.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { canUseLibrary } from '../media/media-access.ts';
import { media } from '../media/media-tables.ts';

const MEDIA_LIBRARY_PATH = '/admin/media/library';

/** The lists of each group show the rest. */
const MAX_PER_GROUP = 5;

/** Requests, accounts and files with every word, as far as these flags allow. */
export async function findNonEntries(
  orm: Queryable,
  { text, by, dataKey }: { text: string; by: Pick<SignedIn, 'priv'>; dataKey: string },
): Promise<AdminSearchOthers> {
  const { priv } = by;
  return {
    requests: allows(priv, 'forms')
      ? await findRequests(orm, { text, limit: MAX_PER_GROUP }, createSealing(dataKey))
      : null,
    people: allows(priv, 'account') ? await findAccounts(orm, text) : null,
    media: canUseLibrary(priv, 'read') ? await findMedia(orm, text) : null,
  };
}

async function findAccounts(orm: Queryable, text: string): Promise<AdminSearchItem[]> {
  const { id, name, account, email, deletedAt } = accounts;
  const rows = await orm
    .select({ id, name, account })
    .from(accounts)
    .where(and(isNull(deletedAt), buildTermsCondition([name, account, email], text)))
    .orderBy(name, id)
    .limit(MAX_PER_GROUP);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: row.account,
    url: `/admin/account/edit?id=${row.id}`,
  }));
}

async function findMedia(orm: Queryable, text: string): Promise<AdminSearchItem[]> {
  const { id, name, alt } = media;
  const rows = await orm
    .select({ id, name, alt })
    .from(media)
    .where(buildTermsCondition([name, alt], text))
    .orderBy(desc(id))
    .limit(MAX_PER_GROUP);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: row.alt,
    url: `${MEDIA_LIBRARY_PATH}?id=${row.id}`,
  }));
}
