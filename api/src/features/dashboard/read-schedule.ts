import { type AnyKind, allows, type Flags, taipeiDay } from '@admissions/model';
import { camp, event, KINDS } from '@admissions/model/kinds';
import type { NamedEntry, Scheduled, ScheduledEvent } from '@admissions/protocol/staff';
import { and, asc, gte, isNull, lt, sql } from 'drizzle-orm';
import { listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { endOfDay, startOfDay } from '../../platform/time/taipei-day.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { readDrafts, toNamedEntry } from './read-due-drafts.ts';
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
    readDue(orm, kinds, span),
    readScheduledDrafts(orm, kinds, span),
    readEvents(orm, kinds, span),
    allows(priv, 'forms') ? readVisits(orm, span) : null,
  ]);
  const entries = [...due, ...drafts, ...events];
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

const toScheduled = (entry: NamedEntry, at: string, event: ScheduledEvent) => ({
  ...entry,
  day: taipeiDay(new Date(at)),
  until: null,
  at,
  event,
});

/** Entries with a scheduled publication or expiry. */
async function readDue(orm: Orm, kinds: readonly AnyKind[], span: Span): Promise<Entries> {
  const [from, to] = [startOfDay(span.begin), endOfDay(span.end)];
  const isIn = (name: string) => {
    const column = sql.raw(`"${name}"`);
    return sql`(${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz)`;
  };
  const found = await listEntriesOfKinds(orm, kinds, {
    where: sql`status = 'published' and (${isIn('publishAt')} or ${isIn('unpublishAt')})`,
    order: sql`"publishAt"`,
    limit: MAX_ENTRIES,
  });
  return found.flatMap((entry) =>
    (
      [
        ['live', entry.publishAt],
        ['expires', entry.unpublishAt],
      ] as const
    ).flatMap(([event, moment]) => {
      const at = moment === null ? '' : new Date(moment).toISOString();
      return at >= from && at < to ? [toScheduled(toNamedEntry(entry), at, event)] : [];
    }),
  );
}

/** Scheduled drafts of published entries, and failed ones. */
async function readScheduledDrafts(
  orm: Orm,
  kinds: readonly AnyKind[],
  span: Span,
): Promise<Entries> {
  const { dueAt } = entryDrafts;
  const due = await readDrafts(orm, kinds, {
    where: and(gte(dueAt, startOfDay(span.begin)), lt(dueAt, endOfDay(span.end))),
    order: asc(dueAt),
    limit: MAX_ENTRIES,
  });
  return due.map(({ entry, dueAt: at, failure }) =>
    toScheduled(entry, at as string, failure ? 'held' : 'change'),
  );
}

/** Events and camps in the span, unpublished ones included: the caller may edit both. */
async function readEvents(orm: Orm, kinds: readonly AnyKind[], span: Span): Promise<Entries> {
  const DATED_KINDS = [
    { kind: event, begin: 'date', end: 'date' },
    { kind: camp, begin: 'eventDates', end: 'eventDates' },
  ] as const;
  const read = async ({ kind, begin, end }: (typeof DATED_KINDS)[number]): Promise<Entries> => {
    if (!kinds.some(({ id }) => id === kind.id)) return [];
    const table = tableOf(kind);
    const isRange = begin === 'eventDates';
    const selectDay = (name: string, side: string) =>
      isRange
        ? sql<string>`${columnOf(table, name)}->>${side}`
        : sql<string>`${columnOf(table, name)}::text`;
    const [first, last] = [selectDay(begin, 'begin'), selectDay(end, 'end')];
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
      event: 'begins',
    }));
  };
  return (await Promise.all(DATED_KINDS.map(read))).flat();
}
