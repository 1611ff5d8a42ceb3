import {
  type DateRange,
  type EntryOf,
  type LinkValue,
  taipeiDayEnd,
  taipeiDayStart,
  taipeiMoment,
} from '@admissions/model';
import type { camp as campKind, event as eventKind } from '@admissions/model/kinds';
import { compareStrings } from '../compare-strings.ts';
import type { DatedChannel } from '../deadlines.ts';
import { campusData, listPictures, type Publisher, universityIn } from './university.ts';

const MAX_LISTED_DATES = 20;

const eventBase = (
  name: string,
  url: string,
  dates: { startDate: string; endDate: string },
  mode: 'Offline' | 'Online' | 'Mixed',
  publisher: Publisher,
) => ({
  '@type': 'Event',
  name,
  url,
  ...dates,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
  organizer: universityIn(publisher),
});
const wholeDays = ({ begin, end }: DateRange) => ({
  startDate: taipeiDayStart(begin),
  endDate: taipeiDayEnd(end),
});
const offer = (url: string, { begin, end }: DateRange, price: string | undefined) => ({
  '@type': 'Offer',
  url,
  validFrom: taipeiDayStart(begin),
  availabilityEnds: taipeiDayEnd(end),
  ...(price && { price, priceCurrency: 'TWD' }),
});
const isOutside = (link: LinkValue | null): link is LinkValue =>
  link !== null && /^https:/.test(link.href);

/** A camp or pre-course. */
export function campData(camp: Omit<EntryOf<typeof campKind>, 'body'>, publisher: Publisher) {
  const { id, title, summary, pic, eventDates, registrationDates, place, link, fee } = camp;
  const url = `${publisher.origin}/campCont?id=${id}`;
  return {
    ...eventBase(title, url, wholeDays(eventDates), 'Offline', publisher),
    description: summary,
    location: campusData(place, publisher.identity),
    image: listPictures(pic, publisher.origin),
    offers: offer(isOutside(link) ? link.href : url, registrationDates, findPrice(fee ?? '')),
  };
}

function findPrice(fee: string): string | undefined {
  if (/免費|免收/.test(fee)) return '0';
  return /[\d,]*\d/.exec(fee)?.[0].replaceAll(',', '');
}

const ROLES = {
  student: 'student',
  parent: 'parent',
  teacher: 'teacher',
  graduate: 'graduate student',
} as const;
const ATTENDANCE = { onsite: 'Offline', online: 'Online', both: 'Mixed' } as const;

/** A one-day event; the seats left are unknown at render time. */
export function eventData(event: EntryOf<typeof eventKind>, publisher: Publisher) {
  const { id, title, summary, date, begin, end, place, mode, signup, link, capacity } = event;
  const url = `${publisher.origin}/eventCont?id=${id}`;
  const campus = campusData(place, publisher.identity);
  const online = { '@type': 'VirtualLocation', url };
  const locations = { onsite: [campus], online: [online], both: [campus, online] };
  return {
    ...eventBase(
      title,
      url,
      { startDate: taipeiMoment(date, begin), endDate: taipeiMoment(date, end) },
      ATTENDANCE[mode],
      publisher,
    ),
    description: summary,
    location: locations[mode],
    image: [`${publisher.origin}/og.jpg`],
    isAccessibleForFree: true,
    audience: event.audience.map((each) => ({
      '@type': 'EducationalAudience',
      educationalRole: ROLES[each],
    })),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    offers: offer(
      signup === 'link' && isOutside(link) ? link.href : url,
      event.registrationDates,
      '0',
    ),
  };
}

/** Upcoming dates of the admission channels. */
export const deadlineData = (
  channels: readonly DatedChannel[],
  today: string,
  publisher: Publisher,
) => ({
  '@type': 'ItemList',
  name: '招生日程',
  itemListElement: channels
    .flatMap(({ id, title, dates }) => dates.map((step) => ({ ...step, id, title })))
    .filter(({ dates, isSample }) => !isSample && dates.end >= today)
    .toSorted((one, other) => compareStrings(one.dates.begin, other.dates.begin))
    .slice(0, MAX_LISTED_DATES)
    .map(({ id, title, label, dates }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        ...eventBase(
          `${title}：${label}`,
          `${publisher.origin}/admissions#item-${id}`,
          wholeDays(dates),
          'Mixed',
          publisher,
        ),
        location: campusData(publisher.identity.nameShort, publisher.identity),
      },
    })),
});
