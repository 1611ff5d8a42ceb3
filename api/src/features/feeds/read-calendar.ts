import { createHash } from 'node:crypto';
import { publicUrlOf } from '@admissions/model';
import { admissions, camp, event, nationalDate } from '@admissions/model/kinds';
import type { CalendarEntry } from '@admissions/protocol';
import type { Deps } from '../../content/deps.ts';
import { readVisible } from '../../content/read/read-entry.ts';

const MAX_ENTRIES = 300;
const NEWEST_FIRST = [
  { field: 'eventDates.begin', descending: true },
  { field: 'id', descending: true },
];
export async function readCalendar(deps: Deps): Promise<CalendarEntry[]> {
  const found = await Promise.all([
    campDates(deps),
    eventDates(deps),
    admissionDates(deps),
    nationalDates(deps),
  ]);
  return found.flat().sort(compareEntries);
}

function compareEntries(one: CalendarEntry, other: CalendarEntry) {
  if (one.begin === other.begin) return one.uid.localeCompare(other.uid);
  return one.begin < other.begin ? -1 : 1;
}

async function campDates(deps: Deps): Promise<CalendarEntry[]> {
  const entries = await readVisible(deps, camp, {
    perpage: MAX_ENTRIES,
    omit: ['body', 'pic'],
    order: NEWEST_FIRST,
  });
  return entries.flatMap(
    ({
      id,
      type,
      title: name,
      summary,
      place,
      college,
      eventDates,
      registrationDates,
      updatedAt,
      isSample,
    }) => {
      const labels = [`type-${type}`, 'who-student', ...(college ? [`college-${college}`] : [])];
      const common = {
        url: publicUrlOf(camp, { id }) ?? '/camp',
        text: summary,
        updatedAt,
        labels,
      };
      return [
        {
          ...common,
          ...markSample(name, isSample),
          uid: `camp-${id}-event`,
          place,
          ...pickDays(eventDates),
        },
        {
          ...common,
          uid: `camp-${id}-registration`,
          ...markSample(`報名：${name}`, isSample),
          place: null,
          ...pickDays(registrationDates),
        },
      ];
    },
  );
}

async function eventDates(deps: Deps): Promise<CalendarEntry[]> {
  const entries = await readVisible(deps, event, { perpage: MAX_ENTRIES });
  return entries.map(
    ({
      id,
      type,
      audience,
      colleges,
      title,
      summary,
      place,
      date,
      begin,
      end,
      updatedAt,
      isSample,
    }) => ({
      uid: `event-${id}-event`,
      labels: [
        `type-${type}`,
        ...audience.map((who) => `who-${who}`),
        ...(colleges ?? []).map((college) => `college-${college}`),
      ],
      ...markSample(title, isSample),
      begin: date,
      end: date,
      hours: { begin, end },
      url: publicUrlOf(event, { id }) ?? '/events',
      place,
      text: summary,
      updatedAt,
    }),
  );
}

async function admissionDates(deps: Deps): Promise<CalendarEntry[]> {
  const entries = await readVisible(deps, admissions, {
    perpage: MAX_ENTRIES,
    omit: ['body', 'files'],
  });
  return entries.flatMap(({ id, title, summary, dates, updatedAt, isSample }) =>
    dates.map(({ label, dates: range }, index) => ({
      uid: `admissions-${id}-${buildEventId(label, dates.findIndex((each) => each.label === label) === index ? 0 : index)}`,
      labels: [],
      ...markSample(`${title}：${label}`, isSample),
      ...pickDays(range),
      url: publicUrlOf(admissions, { id }) ?? '/admissions',
      place: null,
      text: summary,
      updatedAt,
    })),
  );
}

/** With their channel, so that the file of a channel has them. */
async function nationalDates(deps: Deps): Promise<CalendarEntry[]> {
  const entries = await readVisible(deps, nationalDate, { perpage: MAX_ENTRIES });
  return entries.map(({ id, title, channel, dates, source, updatedAt, isSample }) => ({
    uid: `admissions-${channel.id}-national-${id}`,
    labels: [],
    ...markSample(`${channel.title}：${title}`, isSample),
    ...pickDays(dates),
    url: publicUrlOf(admissions, { id: channel.id }) ?? '/admissions',
    place: null,
    text: `出處：${source}`,
    updatedAt,
  }));
}

/** In the title: calendars show nothing else at a glance. */
const markSample = (title: string, isSample: true | undefined) =>
  isSample ? { title: `${title}（示範）`, isSample } : { title };
const pickDays = ({ begin, end }: { begin: string; end: string }) => ({ begin, end, hours: null });
// By label, so that ids stay stable when earlier dates are added.
const buildEventId = (label: string, duplicateIndex: number) =>
  createHash('sha1').update(label).digest('hex').slice(0, 10) +
  (duplicateIndex > 0 ? `-${duplicateIndex}` : '');
