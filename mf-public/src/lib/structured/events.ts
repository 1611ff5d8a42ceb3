import type { EntryOf } from '@admissions/model';
import { taipeiDayEnd, taipeiDayStart, taipeiMoment } from '@admissions/model';
import type { camp, event } from '@admissions/model/kinds';
import { findSharePicture } from '@admissions/protocol';
import { compareTexts } from '../compare-texts.ts';
import type { Dated } from '../queries.ts';
import type { Publisher } from './university.ts';
import { campusData, universityIn } from './university.ts';

const MOST = 20;
const SCHEDULED = 'https://schema.org/EventScheduled';

type Happening = Pick<
  EntryOf<typeof camp>,
  'id' | 'title' | 'summary' | 'pic' | 'eventDates' | 'registrationDates' | 'place' | 'link' | 'fee'
>;

/** A camp or pre-course. */
export function campData(
  { id, title, summary, pic, eventDates, registrationDates, place, link, fee }: Happening,
  { origin, identity }: Publisher,
) {
  const url = `${origin}/campCont?id=${id}`;
  const price = findPrice(fee ?? '');
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    url,
    startDate: taipeiDayStart(eventDates.begin),
    endDate: taipeiDayEnd(eventDates.end),
    eventStatus: SCHEDULED,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: campusData(place, identity),
    image: [findSharePicture(pic), pic.url].flatMap((path) => (path ? [origin + path] : [])),
    organizer: universityIn(origin, identity),
    offers: {
      '@type': 'Offer',
      url: link && /^https:/.test(link.href) ? link.href : url,
      validFrom: taipeiDayStart(registrationDates.begin),
      availabilityEnds: taipeiDayEnd(registrationDates.end),
      ...(price && { price, priceCurrency: 'TWD' }),
    },
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
const ATTENDANCE = { onsite: 'Offline', online: 'Online', both: 'Mixed' };

/** An event of one day; the places that are left are known to nobody beforehand. */
export function eventData(
  {
    id,
    title,
    summary,
    date,
    begin,
    end,
    place,
    mode,
    signup,
    registrationDates,
    capacity,
    link,
    audience,
  }: EntryOf<typeof event>,
  { origin, identity }: Publisher,
) {
  const url = `${origin}/eventCont?id=${id}`;
  const online = { '@type': 'VirtualLocation', url };
  const locations = {
    onsite: [campusData(place, identity)],
    online: [online],
    both: [campusData(place, identity), online],
  };
  const isElsewhere = signup === 'link' && link !== null && /^https:/.test(link.href);
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    url,
    startDate: taipeiMoment(date, begin),
    endDate: taipeiMoment(date, end),
    eventStatus: SCHEDULED,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[mode]}EventAttendanceMode`,
    location: locations[mode],
    image: [`${origin}/og.jpg`],
    organizer: universityIn(origin, identity),
    isAccessibleForFree: true,
    audience: audience.map((each) => ({
      '@type': 'EducationalAudience',
      educationalRole: ROLES[each],
    })),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    offers: {
      '@type': 'Offer',
      url: isElsewhere ? link.href : url,
      price: '0',
      priceCurrency: 'TWD',
      validFrom: taipeiDayStart(registrationDates.begin),
      availabilityEnds: taipeiDayEnd(registrationDates.end),
    },
  };
}

/** The dates of the admission channels that are not over. */
export const deadlineData = (
  channels: readonly Dated[],
  today: string,
  { origin, identity }: Publisher,
) => ({
  '@type': 'ItemList',
  name: '招生日程',
  itemListElement: channels
    .flatMap(({ id, title, dates }) => dates.map((step) => ({ ...step, id, title })))
    .filter(({ dates }) => dates.end >= today)
    .toSorted((one, other) => compareTexts(one.dates.begin, other.dates.begin))
    .slice(0, MOST)
    .map(({ id, title, label, dates }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Event',
        name: `${title}：${label}`,
        url: `${origin}/admissions#item-${id}`,
        startDate: taipeiDayStart(dates.begin),
        endDate: taipeiDayEnd(dates.end),
        eventStatus: SCHEDULED,
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: campusData(identity.nameShort, identity),
        organizer: universityIn(origin, identity),
      },
    })),
});
