import { type AnyKind, allows, taipeiDay } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import type { Dashboard, DraftReview, NamedReview } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import {
  countEntriesOfKinds,
  findCounter,
  listEntriesOfKinds,
} from '../../content/read/entries-of-kinds.ts';
import { wasShown } from '../../content/revisions/revision-table.ts';
import type { Orm } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { readFindingSummary } from '../site-check/site-check-routes.ts';
import { countChangesByDay, listLatestChanges } from './latest-changes.ts';
import { listDueDrafts, listDueEvents, readOwnDrafts, toNamedEntry } from './read-due.ts';
import { countUnreadForms, listWaiting, readRequests, readVisits } from './read-requests.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_LISTED = 8;
const MAX_UPCOMING = 20;
const MAX_DUE_DRAFTS = 50;

/** Limited to the areas of these flags. */
export async function readDashboard(
  orm: Orm,
  { id, name, priv }: Pick<SignedIn, 'id' | 'name' | 'priv'>,
): Promise<Dashboard> {
  const mayReadForms = allows(priv, 'forms');
  const today = taipeiDay();
  const week = { begin: today, end: taipeiDay(new Date(Date.now() + 6 * DAY_MS)) };
  const [from = '', to = ''] = [0, 7].map((days) =>
    new Date(Date.now() + days * DAY_MS).toISOString(),
  );
  const kinds = KINDS.filter(({ area }) => allows(priv, area));
  const [unread, requests, visits, copies, found, entries, due, changes, byDay, drafts, reviews] =
    await Promise.all([
      mayReadForms ? countUnreadForms(orm) : null,
      mayReadForms ? readRequests(orm, id) : null,
      mayReadForms ? readVisits(orm, week) : null,
      readOwnDrafts(orm, kinds, id),
      readFindingSummary(orm, priv),
      readEntries(orm, kinds, { id, name }),
      listDueEvents(orm, kinds, { from, to, limit: MAX_UPCOMING }),
      listLatestChanges(orm, kinds, MAX_LISTED),
      countChangesByDay(orm, kinds),
      listDueDrafts(orm, kinds, { to, limit: MAX_DUE_DRAFTS }),
      listReviews(
        orm,
        kinds.map((kind) => kind.id as KindId),
        id,
      ),
    ]);
  const coming = drafts.flatMap(({ failure, by: _by, ...draft }) =>
    failure ? [] : [{ ...draft, event: 'change' as const }],
  );
  return {
    unread,
    waiting: await listWaiting(orm, unread, reviews.forMe, kinds.length > 0),
    requests,
    visits,
    reviews: {
      forMe: reviews.forMe.slice(0, MAX_LISTED).map(toNamedReview),
      returned: reviews.byMe
        .filter(({ state }) => state === 'returned')
        .slice(0, MAX_LISTED)
        .map(toNamedReview),
    },
    copies,
    found,
    ...entries,
    soon: [...due, ...coming]
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .slice(0, MAX_UPCOMING),
    held: drafts.flatMap(({ failure, ...draft }) => (failure ? [{ ...draft, failure }] : [])),
    changes,
    byDay,
  };
}

async function readEntries(orm: Orm, kinds: readonly AnyKind[], me: Pick<SignedIn, 'id' | 'name'>) {
  const isMine = sql`(coalesce(by = ${me.name}, false) or editors @> ${JSON.stringify(me.id)}::jsonb)`;
  const isDraft = sql`status = 'draft' and not ${wasShown(sql`entry.kind`, sql`entry.id`)}`;
  const [total, drafts, read] = await Promise.all([
    countEntriesOfKinds(orm, kinds, isDraft),
    listEntriesOfKinds(orm, kinds, {
      where: isDraft,
      order: sql`${isMine} desc, at desc`,
      limit: MAX_LISTED,
    }),
    listEntriesOfKinds(orm, kinds.filter(findCounter), {
      where: sql`status = 'published' and count > 0`,
      order: sql`count desc`,
      limit: MAX_LISTED,
    }),
  ]);
  return {
    drafts: {
      total,
      list: drafts.map((entry) => ({
        ...toNamedEntry(entry),
        at: new Date(entry.at).toISOString(),
        by: entry.by,
        isMine: entry.by === me.name || entry.editors.includes(me.id),
      })),
    },
    mostRead: read.map((entry) => ({ ...toNamedEntry(entry), count: entry.count })),
  };
}

/** Who requested it; for a returned one, who returned it and why. */
function toNamedReview({ kind, entryId, title, parent, by, at, note, answer }: DraftReview) {
  return {
    kind,
    id: entryId,
    title,
    parent,
    by: (answer?.by ?? by).name,
    at: answer?.at ?? at,
    words: answer?.words ?? note,
  } satisfies NamedReview;
}
