import { describe, expect, it } from 'vitest';
import { calculateEventState, findEventProblem } from './event-seats.ts';

const event = {
  date: '2026-12-18',
  registrationDates: { begin: '2026-11-12', end: '2026-12-08' },
  capacity: 40,
  signup: 'visit',
};

describe('where an event stands', () => {
  it.each([
    ['2026-11-11', 5, 'soon'],
    ['2026-11-12', 5, 'open'],
    ['2026-12-08', 1, 'open'],
    ['2026-12-08', 0, 'full'],
    ['2026-12-09', 0, 'closed'],
    ['2026-12-18', 5, 'closed'],
    ['2026-12-19', 5, 'over'],
  ])('on %s with %i places left it is %s', (today, left, state) =>
    expect(calculateEventState(event, { today, left })).toBe(state),
  );
  it('is open where nobody knows what is left', () =>
    expect(calculateEventState(event, { today: '2026-12-01' })).toBe('open'));
  it('is free until it is over where nobody signs up', () => {
    const free = { ...event, signup: 'none' };
    expect(calculateEventState(free, { today: '2026-12-18' })).toBe('free');
    expect(calculateEventState(free, { today: '2026-12-19' })).toBe('over');
  });
});

describe('who signs up for an event', () => {
  const ask = (change: object, now: object = {}) =>
    findEventProblem(
      { ...event, ...change },
      { today: '2026-12-01', left: 3, people: 2, ...now },
      'zh-TW',
    );
  it('is taken while there is room, and where there is no limit', () => {
    expect(ask({})).toBeNull();
    expect(ask({}, { people: 3 })).toBeNull();
    expect(ask({ capacity: null }, { left: null, people: 5 })).toBeNull();
  });
  it.each([
    ['event.over', {}, { today: '2026-12-19' }],
    ['event.soon', {}, { today: '2026-11-01' }],
    ['event.closed', {}, { today: '2026-12-10' }],
    ['event.free', { signup: 'none' }, {}],
    ['event.elsewhere', { signup: 'link' }, {}],
  ])('is told %s at the event', (key, change, now) =>
    expect(ask(change, now)).toMatchObject({ field: 'event', key }),
  );
  it('waits where no place is left, but not where others count them', () => {
    expect(ask({}, { left: 0, people: 3 })).toBeNull();
    expect(ask({ signup: 'link' }, { left: 0 })?.key).toBe('event.elsewhere');
  });
  it('is told on which day registration opens', () =>
    expect(ask({}, { today: '2026-11-01' })?.params).toEqual({ day: '11月12日（四）' }));
  it('is told at the number of people how few places are left', () =>
    expect(ask({}, { people: 4 })).toEqual({
      field: 'people',
      key: 'event.few',
      params: { left: 3 },
    }));
  it('is told that what is not there any more is gone', () =>
    expect(
      findEventProblem(undefined, { today: '2026-12-01', left: null, people: 1 }, 'en'),
    ).toMatchObject({ field: 'event', key: 'event.gone' }));
});
