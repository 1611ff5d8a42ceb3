import { type AnyKind, allows, taipeiDay } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import {
  DASHBOARD_DAYS,
  type Dashboard,
  type DraftReview,
  type NamedReview,
  type Revision,
} from '@admissions/protocol/staff';
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import {
  countEntriesOfKinds,
  findCounter,
  listEntriesOfKinds,
} from '../../content/read/entries-of-kinds.ts';
import { listEditableKinds } from '../../content/routes/entry-id.ts';
import { entryRevisions, findParent, titleOf, wasShown } from '../../content/schema/tables.ts';
import type { Orm, Queryable } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { entryDrafts } from '../drafts/draft-tables.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { readFindingSummary } from '../site-check/site-check-routes.ts';
import { listDueDrafts, listDueEvents, readOwnDrafts, toNamedEntry } from './read-due.ts';
import { listWaiting, readRequests, readVisits } from './read-requests.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_LISTED = 8;
const MAX_READ = 5;
const MAX_UPCOMING = 20;
const MAX_DUE_DRAFTS = 50;

/** Limited to the areas of these flags. */
export async function readDashboard(
  { db: { orm }, sealing }: Deps,
  { id, name, priv }: Pick<SignedIn, 'id' | 'name' | 'priv'>,
): Promise<Omit<Dashboard, 'goLive'>> {
  const mayReadForms = allows(priv, 'forms');
  const today = taipeiDay();
  const week = { begin: today, end: taipeiDay(new Date(Date.now() + 6 * DAY_MS)) };
  const [from = '', to = ''] = [0, 7].map((days) =>
    new Date(Date.now() + days * DAY_MS).toISOString(),
  );
  const kinds = KINDS.filter(({ area }) => allows(priv, area));
  const reviews = await listReviews(orm, listEditableKinds({ priv }), id);
  const due = await listDueEvents(orm, kinds, { from, to, limit: MAX_UPCOMING });
  const drafts = await listDueDrafts(orm, kinds, { to, limit: MAX_DUE_DRAFTS });
  const coming = drafts.flatMap(({ failure, by: _by, ...draft }) =>
    failure ? [] : [{ ...draft, event: 'change' as const }],
  );
  return {
    waiting: await listWaiting(orm, reviews.forMe, { mayReadForms, mayEdit: kinds.length > 0 }),
    requests: mayReadForms ? await readRequests(orm, id, sealing) : null,
    visits: mayReadForms ? await readVisits(orm, week, sealing) : null,
    reviews: {
      forMe: reviews.forMe.slice(0, MAX_LISTED).map(toNamedReview),
      returned: reviews.byMe
        .filter(({ state }) => state === 'returned')
        .slice(0, MAX_LISTED)
        .map(toNamedReview),
    },
    copies: await readOwnDrafts(orm, kinds, id),
    found: await readFindingSummary(orm, priv),
    ...(await readEntries(orm, kinds, { id, name })),
    soon: [...due, ...coming]
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .slice(0, MAX_UPCOMING),
    held: drafts.flatMap(({ failure, ...draft }) => (failure ? [{ ...draft, failure }] : [])),
    changes: await listLatestChanges(orm, kinds, MAX_LISTED),
  };
}

async function readEntries(orm: Orm, kinds: readonly AnyKind[], me: Pick<SignedIn, 'id' | 'name'>) {
  const isMine = sql`(coalesce(by = ${me.name}, false) or editors @> ${JSON.stringify(me.id)}::jsonb)`;
  const isDraft = sql`status = 'draft' and not ${wasShown(sql`entry.kind`, sql`entry.id`)}`;
  const drafts = await listEntriesOfKinds(orm, kinds, {
    where: isDraft,
    order: sql`${isMine} desc, at desc`,
    limit: MAX_LISTED,
  });
  const read = await listEntriesOfKinds(orm, kinds.filter(findCounter), {
    where: sql`status = 'published' and count > 0`,
    order: sql`count desc`,
    limit: MAX_READ,
  });
  return {
    drafts: {
      total: await countEntriesOfKinds(orm, kinds, isDraft),
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

const { id, kind, entryId, at, by, action, snapshot } = entryRevisions;

const isNewest = sql`not exists (
  select from ${entryRevisions} as newer
  where newer.kind = ${kind} and newer.entry_id = ${entryId} and newer.id > ${id}
)`;

async function listLatestChanges(
  orm: Queryable,
  kinds: readonly AnyKind[],
  limit: number,
): Promise<Dashboard['changes']> {
  const named = kinds.flatMap((each) => [each.title, findParent(each)?.field ?? []].flat());
  const names = [...new Set(named)].map((name) => sql`${name}::text, ${snapshot} -> ${name}::text`);
  const rows = await orm
    .select({
      kind,
      id: entryId,
      at,
      by,
      action,
      names: sql<Record<string, unknown>>`jsonb_build_object(${sql.join(names, sql`, `)})`,
      draftTitle: entryDrafts.title,
    })
    .from(entryRevisions)
    .leftJoin(entryDrafts, and(eq(entryDrafts.kind, kind), eq(entryDrafts.entryId, entryId)))
    .where(
      and(
        inArray(
          kind,
          kinds.map((each) => each.id),
        ),
        isNewest,
        // Seeded content is nobody's change.
        ne(action, 'seed'),
        gte(at, new Date(Date.now() - DASHBOARD_DAYS * DAY_MS).toISOString()),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(({ names: found, draftTitle, ...row }) => {
    const of = kinds.find((each) => each.id === row.kind) as AnyKind;
    const parent = found[findParent(of)?.field ?? ''];
    return {
      ...row,
      kind: of.id as KindId,
      action: row.action as Revision['action'],
      // An entry begun by a draft has its title there.
      title: titleOf(of, found) || (draftTitle ?? ''),
      parent: typeof parent === 'number' ? parent : null,
    };
  });
}
