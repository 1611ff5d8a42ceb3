import { identity } from '@admissions/site-content';
import { createImage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { createEvent } from '../testing/samples.ts';
import { campData, deadlineData, eventData } from './events.ts';
import type { Publisher } from './university.ts';

const O = 'https://site.example';
const OWN = { origin: O, identity };
const NAMED = {
  origin: O,
  identity: { ...identity, nameShort: '新校名', address: '台北市新路1號' },
};

describe('camp data', () => {
  const days = { begin: '2026-07-13', end: '2026-07-17' };
  const camp = (more: object) =>
    campData(
      {
        id: 5,
        title: '營',
        summary: '',
        pic: createImage(),
        eventDates: days,
        registrationDates: days,
        place: '七館',
        link: null,
        fee: null,
        ...more,
      } as never,
      OWN,
    );
  it.each([
    ['NT$3,200（含住宿）', '3200'],
    ['免費', '0'],
    ['依簡章', undefined],
    [null, undefined],
  ])('parses the fee %s as price %s', (fee, price) =>
    expect((camp({ fee }).offers as { price?: string }).price).toBe(price),
  );
  it('lasts to the end of its last day', () =>
    expect(camp({})).toMatchObject({
      startDate: '2026-07-13T00:00:00+08:00',
      endDate: '2026-07-17T23:59:59+08:00',
    }));
});

describe('event data', () => {
  const event = (more: object, by: Publisher = OWN) =>
    eventData(
      createEvent(5, { link: null, audience: ['student', 'graduate'], ...more }) as never,
      by,
    );
  it('has hours in Taipei, seats, audience and sign-up address', () =>
    expect(event({})).toMatchObject({
      startDate: '2026-12-18T08:00:00+08:00',
      endDate: '2026-12-18T17:00:00+08:00',
      maximumAttendeeCapacity: 132,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      audience: [
        { '@type': 'EducationalAudience', educationalRole: 'student' },
        { '@type': 'EducationalAudience', educationalRole: 'graduate student' },
      ],
      offers: { url: `${O}/eventCont?id=5`, validFrom: '2026-11-12T00:00:00+08:00' },
    }));
  it('has no place if online, and both if hybrid', () => {
    const placesOf = (mode: string) => event({ mode }).location.map((each) => each['@type']);
    expect(placesOf('online')).toEqual(['VirtualLocation']);
    expect(placesOf('both')).toEqual(['Place', 'VirtualLocation']);
  });
  it('has place and organiser as last saved by staff', () =>
    expect(event({}, NAMED)).toMatchObject({
      organizer: { name: '新校名' },
      location: [{ name: '六館一樓', address: { streetAddress: '台北市新路1號' } }],
    }));
});

it('deadline data leaves samples out', () => {
  const dates = { begin: '2026-03-01', end: '2026-03-01' };
  const step = { label: '報名', dates, isSample: true } as const;
  const channels = [{ id: 1, title: '申請入學', dates: [step] }];
  expect(deadlineData(channels, '2026-02-01', NAMED).itemListElement).toEqual([]);
});
it('deadline data lists upcoming deadlines, at the university as staff saved it', () => {
  const dates = ['2026-03-01', '2026-01-01', '2026-02-01'].map((day) => ({
    label: day,
    labelEn: null,
    dates: { begin: day, end: day },
  }));
  const { itemListElement } = deadlineData(
    [{ id: 1, title: '申請入學', dates }],
    '2026-02-01',
    NAMED,
  );
  expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual([
    [1, '申請入學：2026-02-01'],
    [2, '申請入學：2026-03-01'],
  ]);
  expect(itemListElement[0]?.item).toMatchObject({
    organizer: { name: '新校名' },
    location: { name: '新校名', address: { streetAddress: '台北市新路1號' } },
  });
});
