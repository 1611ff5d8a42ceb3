import { type AnyKind, allows, type Flags, taipeiDay } from '@admissions/model';
import { camp, event, KINDS } from '@admissions/model/kinds';
import type { NamedEntry, Scheduled, ScheduledEvent } from '@admissions/protocol/staff';
import { and, asc, gte, isNull, lt, sql } from 'drizzle-orm';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { endOfDay, startOfDay } from '../../platform/time/taipei-day.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { listDueEvents, readDrafts } from './read-due.ts';
import { readVisits } from './read-requests.ts';

const MAX_ENTRIES = 500;
type Entries = Scheduled['entries'];
interface Span {
  begin: string;
  end: string;
}

/** The scheduled entries of a month (YYYY-MM) in the areas of these flags, by time. */
export async function readSchedule(orm: Orm, priv: Flags, month: string): Promise<Scheduled> {
  const span = { begin: `${month}-01`, end: findLastDay(month) };
  const kinds = KINDS.filter(({ area }) => allows(priv, area));
  const [due, drafts, events, visits] = await Promise.all([
    listDueEvents(orm, kinds, { ...toMoments(span), limit: MAX_ENTRIES }),
    readScheduledDrafts(orm, kinds, span),
    readEvents(orm, kinds, span),
    allows(priv, 'forms') ? readVisits(orm, span) : null,
  ]);
  const entries = [...due.map(toScheduled), ...drafts, ...events];
  return {
    month,
    entries: entries.toSorted((one, other) => toKey(one).localeCompare(toKey(other))),
    visits,
  };
}
const toKey = ({ day, at }: Entries[number]) => `${day} ${at ?? ''}`;
const findLastDay = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const toMoments = ({ begin, end }: Span) => ({ from: startOfDay(begin), to: endOfDay(end) });
const toScheduled = (entry: NamedEntry & { at: string; event: ScheduledEvent }) => ({
  ...entry,
  day: taipeiDay(new Date(entry.at)),
  until: null,
});

/** Scheduled drafts of published entries, and failed ones. */
async function readScheduledDrafts(
  orm: Orm,
  kinds: readonly AnyKind[],
  span: Span,
): Promise<Entries> {
  const { dueAt } = entryDrafts;
  const { from, to } = toMoments(span);
  const due = await readDrafts(orm, kinds, {
    where: and(gte(dueAt, from), lt(dueAt, to)),
    order: asc(dueAt),
    limit: MAX_ENTRIES,
  });
  return due.map(({ entry, dueAt: at, failure }) =>
    toScheduled({ ...entry, at: at as string, event: failure ? 'held' : 'change' }),
  );
}

/** Events and camps in the span, unpublished ones included: the caller may edit both. */
async function readEvents(orm: Orm, kinds: readonly AnyKind[], span: Span): Promise<Entries> {
  const date = columnOf(tableOf(event), 'date');
  const dates = columnOf(tableOf(camp), 'eventDates');
  const dated = [
    { kind: event, first: sql<string>`${date}::text`, last: sql<string>`${date}::text` },
    { kind: camp, first: sql<string>`${dates}->>'begin'`, last: sql<string>`${dates}->>'end'` },
  ].filter(({ kind }) => kinds.some(({ id }) => id === kind.id));
  const found = dated.map(async ({ kind, first, last }) => {
    const table = tableOf(kind);
    const rows = await orm
      .select({ id: table.id, title: columnOf(table, kind.title), first, last })
      .from(table)
      .where(
        and(isNull(table.deletedAt), sql`${first} <= ${span.end}`, sql`${last} >= ${span.begin}`),
      )
      .limit(MAX_ENTRIES);
    return rows.map(({ id, title, first: day, last: until }) => ({
      kind: kind.id,
      id: Number(id),
      title: String(title ?? ''),
      parent: null,
      day,
      until: until === day ? null : until,
      at: null,
      event: 'begins' as const,
    }));
  });
  return (await Promise.all(found)).flat();
}
