import {
  type AnyKind,
  addDays,
  allows,
  type Flags,
  readWeekday,
  taipeiDay,
} from '@admissions/model';
import { admissions, camp, event, KINDS } from '@admissions/model/kinds';
import type { NamedEntry, Scheduled, ScheduledEvent } from '@admissions/protocol/staff';
import { and, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readVisible } from '../../content/read/read-entry.ts';
import { columnOf, tableOf } from '../../content/schema/tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { endOfDay, startOfDay } from '../../platform/time/taipei-day.ts';
import { bundles } from '../drafts/draft-tables.ts';
import { namedColumns } from '../forms/data/named-request.ts';
import { listDueDrafts, listDueEvents } from './read-due.ts';
import { readVisits } from './read-requests.ts';

const MAX_ENTRIES = 500;
type Entries = Scheduled['entries'];
interface Span {
  begin: string;
  end: string;
}

/** What is scheduled in whole weeks from that of a day (YYYY-MM-DD), for these flags. */
export async function readSchedule(
  deps: Deps,
  priv: Flags,
  day: string,
  weeks = 4,
): Promise<Scheduled> {
  const { orm } = deps.db;
  const begin = addDays(day, -readWeekday(day));
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(begin, index));
  const span = { begin, end: addDays(begin, days.length - 1) };
  const moments = { from: startOfDay(span.begin), to: endOfDay(span.end), limit: MAX_ENTRIES };
  const kinds = KINDS.filter(({ area }) => allows(priv, area));
  const due = await listDueEvents(orm, kinds, moments);
  const drafts = await listDueDrafts(orm, kinds, moments);
  const scheduled = drafts.map(({ failure, by: _by, ...draft }) => ({
    ...draft,
    event: failure ? ('held' as const) : ('change' as const),
  }));
  const entries = [
    ...[...due, ...scheduled].map(toScheduled),
    ...(await readEvents(orm, kinds, span)),
    ...(kinds.some(({ id }) => id === admissions.id) ? await readAdmissionDates(deps, span) : []),
  ];
  return {
    days,
    entries: entries.toSorted((one, other) => toKey(one).localeCompare(toKey(other))),
    bundles: kinds.length > 0 ? await readDueBundles(orm, moments) : [],
    visits: allows(priv, 'forms')
      ? await readVisits(orm, span, deps.sealing, namedColumns.day)
      : null,
  };
}

async function readDueBundles(orm: Orm, { from, to }: { from: string; to: string }) {
  const { dueAt } = bundles;
  const due = await orm
    .select()
    .from(bundles)
    .where(and(gte(dueAt, from), lt(dueAt, to)))
    .orderBy(dueAt);
  return due.map(({ id, name, dueAt, failedAt }) => ({
    id,
    name,
    day: taipeiDay(new Date(dueAt as string)),
    at: dueAt as string,
    event: failedAt ? ('held' as const) : ('change' as const),
  }));
}

const toKey = ({ day, at }: Entries[number]) => `${day} ${at ?? ''}`;
const toScheduled = (entry: NamedEntry & { at: string; event: ScheduledEvent }) => ({
  ...entry,
  day: taipeiDay(new Date(entry.at)),
  until: null,
});

/** Events and camps in the span, unpublished ones included: the caller may edit both. */
async function readEvents(orm: Orm, kinds: readonly AnyKind[], span: Span): Promise<Entries> {
  const date = columnOf(tableOf(event), 'date');
  const dates = columnOf(tableOf(camp), 'eventDates');
  const dated = [
    { kind: event, first: sql<string>`${date}::text`, last: sql<string>`${date}::text` },
    { kind: camp, first: sql<string>`${dates}->>'begin'`, last: sql<string>`${dates}->>'end'` },
  ].filter(({ kind }) => kinds.some(({ id }) => id === kind.id));
  const found: Entries = [];
  for (const { kind, first, last } of dated) {
    const table = tableOf(kind);
    const rows = await orm
      .select({ id: table.id, title: columnOf(table, kind.title), first, last })
      .from(table)
      .where(
        and(isNull(table.deletedAt), sql`${first} <= ${span.end}`, sql`${last} >= ${span.begin}`),
      )
      .limit(MAX_ENTRIES);
    for (const { id, title, first: day, last: lastDay } of rows)
      found.push({
        kind: kind.id,
        id: Number(id),
        title: String(title ?? ''),
        parent: null,
        day,
        until: lastDay === day ? null : lastDay,
        at: null,
        event: 'begins',
      });
  }
  return found;
}

/** Published dates of admission channels in the span. */
async function readAdmissionDates(deps: Deps, { begin, end }: Span): Promise<Entries> {
  const found = await readVisible(deps, admissions, {
    perpage: MAX_ENTRIES,
    omit: ['body', 'files'],
  });
  return found.flatMap(({ id, title, dates }) =>
    dates
      .filter((each) => each.dates.begin <= end && each.dates.end >= begin)
      .map(({ label, dates: { begin: day, end: last } }) => ({
        kind: admissions.id,
        id,
        title: `${title}：${label}`,
        parent: null,
        day,
        until: last === day ? null : last,
        at: null,
        event: 'admission' as const,
      })),
  );
}
