import { type AnyKind, allows, taipeiDay } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import type { Dashboard, DraftReview, NamedReview } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import {
  countEntriesOfKinds,
  type EntrySummary,
  findCounter,
  listEntriesOfKinds,
} from '../../content/read/entries-of-kinds.ts';
import type { Orm } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { readFindingSummary } from '../site-check/site-check-routes.ts';
import { countChangesByDay, listLatestChanges } from './latest-changes.ts';
import { readDueDrafts, readOwnDrafts, toNamedEntry } from './read-due-drafts.ts';
import { readRequests, readVisits } from './read-requests.ts';
import { countUnreadForms, listWaiting } from './read-waiting.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_LISTED = 8;
const MAX_UPCOMING = 20;
const inAWeek = sql`now() + interval '7 days'`;
const isNext = (at: string) =>
  sql`(${sql.raw(`"${at}"`)} > now() and ${sql.raw(`"${at}"`)} <= ${inAWeek})`;

/** Limited to the areas of these flags. */
export async function readDashboard(
  orm: Orm,
  { id, name, priv }: Pick<SignedIn, 'id' | 'name' | 'priv'>,
): Promise<Dashboard> {
  const mayReadForms = allows(priv, 'forms');
  const today = taipeiDay();
  const week = { begin: today, end: taipeiDay(new Date(Date.now() + 6 * DAY_MS)) };
  const kinds = KINDS.filter(({ area }) => allows(priv, area));
  const [unread, requests, visits, copies, found, entries, changes, byDay, drafted, reviews] =
    await Promise.all([
      mayReadForms ? countUnreadForms(orm) : null,
      mayReadForms ? readRequests(orm, id) : null,
      mayReadForms ? readVisits(orm, week) : null,
      readOwnDrafts(orm, kinds, id),
      readFindingSummary(orm, priv),
      readEntries(orm, kinds, { id, name }),
      listLatestChanges(orm, kinds, MAX_LISTED),
      countChangesByDay(orm, kinds),
      readDueDrafts(orm, kinds),
      listReviews(
        orm,
        kinds.map((kind) => kind.id as KindId),
        id,
      ),
    ]);
  return {
    unread,
    waiting: await listWaiting(orm, unread, reviews.forMe, kinds.length > 0),
    requests,
    visits,
    reviews: {
      forMe: reviews.forMe.slice(0, MAX_LISTED).map((review) => toNamedReview(review)),
      returned: reviews.byMe
        .filter(({ state }) => state === 'returned')
        .slice(0, MAX_LISTED)
        .map((review) => toNamedReview(review)),
    },
    copies,
    found,
    drafts: entries.drafts,
    soon: entries.due
      .flatMap((entry) => listEvents(entry))
      .concat(drafted.coming)
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .slice(0, MAX_UPCOMING),
    held: drafted.held,
    changes,
    byDay,
    mostRead: entries.mostRead,
  };
}

async function readEntries(orm: Orm, kinds: readonly AnyKind[], me: Pick<SignedIn, 'id' | 'name'>) {
  const isMine = sql`(coalesce(by = ${me.name}, false) or editors @> ${JSON.stringify(me.id)}::jsonb)`;
  const isDraft = sql`status = 'draft'`;
  const next = sql`least(case when ${isNext('publishAt')} then "publishAt" end, case when ${isNext('unpublishAt')} then "unpublishAt" end)`;
  const [total, drafts, due, read] = await Promise.all([
    countEntriesOfKinds(orm, kinds, isDraft),
    listEntriesOfKinds(orm, kinds, {
      where: isDraft,
      order: sql`${isMine} desc, at desc`,
      limit: MAX_LISTED,
    }),
    listEntriesOfKinds(orm, kinds, {
      where: sql`status = 'published' and (${isNext('publishAt')} or ${isNext('unpublishAt')})`,
      order: next,
      limit: MAX_UPCOMING,
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
        at: iso(entry.at),
        by: entry.by,
        isMine: entry.by === me.name || entry.editors.includes(me.id),
      })),
    },
    due,
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

function listEvents(entry: EntrySummary): Dashboard['soon'] {
  const from = Date.now();
  const to = from + 7 * 24 * 3_600_000;
  return (['live', 'expires'] as const).flatMap((event) => {
    const at = event === 'live' ? entry.publishAt : entry.unpublishAt;
    const time = at === null ? 0 : new Date(at).getTime();
    return time > from && time <= to
      ? [{ ...toNamedEntry(entry), at: iso(at as string), event }]
      : [];
  });
}
const iso = (at: string | Date) => new Date(at).toISOString();
