import { allows } from '@admissions/model';
import type { DeskFound, DeskOthers } from '@admissions/protocol/staff';
import { and, desc, isNull } from 'drizzle-orm';
import { createSealing } from '../../platform/crypto/sealing.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { columnsMention } from '../../platform/text/fold-text.ts';
import { findRequests } from '../forms/review/find-requests.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { mayUseLibrary } from '../media/media-access.ts';
import { media } from '../media/media-tables.ts';

/** The screen of the media library. */
const ADMIN_MEDIA = '/admin/media/library';

/** So many of each; who wants more goes to its list. */
const MOST = 5;

/** What is no entry and has every word of the text, by the flags of who asks. */
export async function findOthers(
  orm: Queryable,
  { text, by, dataKey }: { text: string; by: Pick<SignedIn, 'priv'>; dataKey: string },
): Promise<DeskOthers> {
  const { priv } = by;
  return {
    requests: allows(priv, 'forms')
      ? await findRequests(orm, { text, most: MOST }, createSealing(dataKey))
      : null,
    people: allows(priv, 'account') ? await findPeople(orm, text) : null,
    media: mayUseLibrary(priv, 'read') ? await findFiles(orm, text) : null,
  };
}

async function findPeople(orm: Queryable, text: string): Promise<DeskFound[]> {
  const { id, name, account, email, deletedAt } = accounts;
  const rows = await orm
    .select({ id, name, account })
    .from(accounts)
    .where(and(isNull(deletedAt), columnsMention([name, account, email], text)))
    .orderBy(name, id)
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: row.account,
    url: `/admin/account/edit?id=${row.id}`,
  }));
}

async function findFiles(orm: Queryable, text: string): Promise<DeskFound[]> {
  const { id, name, alt } = media;
  const rows = await orm
    .select({ id, name, alt })
    .from(media)
    .where(columnsMention([name, alt], text))
    .orderBy(desc(id))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: row.alt,
    url: `${ADMIN_MEDIA}?id=${row.id}`,
  }));
}
