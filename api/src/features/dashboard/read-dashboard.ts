import { allows, taipeiDay } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import type { Dashboard, DraftReview, NamedReview } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import type { EntryFacts } from '../../content/read/entries-of-kinds.ts';
import { countOfKinds, entriesOfKinds, findCounter } from '../../content/read/entries-of-kinds.ts';
import type { Orm } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { readFound } from '../site-check/read-site-check.ts';
import { changesByDay, latestChanges } from './latest-changes.ts';
import { readDueDrafts, readOwnCopies, toNamedEntry } from './read-due-drafts.ts';
import { readRequests, readVisits } from './read-requests.ts';
import { listWaiting, unreadForms } from './read-waiting.ts';

const DAY = 24 * 3_600_000;
const MOST = 8;
const MOST_SOON = 20;
const inAWeek = sql`now() + interval '7 days'`;

/** What is going on in the areas that these flags open, and nothing of any other. */
export async function readDashboard(
  orm: Orm,
  { id, name, priv }: Pick<SignedIn, 'id' | 'name' | 'priv'>,
): Promise<Dashboard> {
  const mayReadForms = allows(priv, 'forms');
  const today = taipeiDay();
  const week = { begin: today, end: taipeiDay(new Date(Date.now() + 6 * DAY)) };
  const kinds = KINDS.filter(({ area }) => allows(priv, area));
  const isDraft = sql`status = 'draft'`;
  const isNext = (at: string) =>
    sql`(${sql.raw(`"${at}"`)} > now() and ${sql.raw(`"${at}"`)} <= ${inAWeek})`;
  const next = sql`least(case when ${isNext('publishAt')} then "publishAt" end, case when ${isNext('unpublishAt')} then "unpublishAt" end)`;
  const [
    unread,
    requests,
    visits,
    copies,
    found,
    total,
    drafts,
    due,
    changes,
    byDay,
    read,
    drafted,
    reviews,
  ] = await Promise.all([
    mayReadForms ? unreadForms(orm) : null,
    mayReadForms ? readRequests(orm, id) : null,
    mayReadForms ? readVisits(orm, week) : null,
    readOwnCopies(orm, kinds, name),
    readFound(orm, priv),
    countOfKinds(orm, kinds, isDraft),
    entriesOfKinds(orm, kinds, {
      where: isDraft,
      order: sql`coalesce(by = ${name}, false) desc, at desc`,
      limit: MOST,
    }),
    entriesOfKinds(orm, kinds, {
      where: sql`status = 'published' and (${isNext('publishAt')} or ${isNext('unpublishAt')})`,
      order: next,
      limit: MOST_SOON,
    }),
    latestChanges(orm, kinds, MOST),
    changesByDay(orm, kinds),
    entriesOfKinds(orm, kinds.filter(findCounter), {
      where: sql`status = 'published' and count > 0`,
      order: sql`count desc`,
      limit: MOST,
    }),
    readDueDrafts(orm, kinds),
    listReviews(
      orm,
      kinds.map((kind) => kind.id as KindId),
      id,
    ),
  ]);
  return {
    unread,
    waiting: await listWaiting(orm, unread, reviews.forMe),
    requests,
    visits,
    reviews: {
      forMe: reviews.forMe.slice(0, MOST).map((review) => toNamed(review)),
      returned: reviews.byMe
        .filter(({ state }) => state === 'returned')
        .slice(0, MOST)
        .map((review) => toNamed(review)),
    },
    copies,
    found,
    drafts: {
      total,
      list: drafts.map((entry) => ({
        ...toNamedEntry(entry),
        at: iso(entry.at),
        by: entry.by,
        isMine: entry.by === name,
      })),
    },
    soon: due
      .flatMap((entry) => listEvents(entry))
      .concat(drafted.coming)
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .slice(0, MOST_SOON),
    held: drafted.held,
    changes,
    byDay,
    mostRead: read.map((entry) => ({ ...toNamedEntry(entry), count: entry.count })),
  };
}

/** Who asked and what for; of what was sent back who did, and why. */
function toNamed({ kind, entryId, draftId, title, parent, by, at, note, answer }: DraftReview) {
  return {
    kind,
    id: entryId,
    draftId,
    title,
    parent,
    by: (answer?.by ?? by).name,
    at: answer?.at ?? at,
    words: answer?.words ?? note,
  } satisfies NamedReview;
}

function listEvents(entry: EntryFacts): Dashboard['soon'] {
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
