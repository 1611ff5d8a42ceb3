import { describe, expect, it } from 'vitest';
import { calculateEventState, findEventProblem } from './event-seats.ts';

const event = {
  date: '2026-12-18',
  registrationDates: { begin: '2026-11-12', end: '2026-12-08' },
  capacity: 40,
  signup: 'visit',
};

describe('calculateEventState', () => {
  it.each([
    ['2026-11-11', 5, 'soon'],
    ['2026-11-12', 5, 'open'],
    ['2026-12-08', 1, 'open'],
    ['2026-12-08', 0, 'full'],
    ['2026-12-09', 0, 'closed'],
    ['2026-12-18', 5, 'closed'],
    ['2026-12-19', 5, 'over'],
  ])('on %s with %i seats left returns %s', (today, left, state) =>
    expect(calculateEventState(event, { today, left })).toBe(state),
  );
  it('returns open when the seats left are unknown', () =>
    expect(calculateEventState(event, { today: '2026-12-01' })).toBe('open'));
  it('returns free until the end without sign-up', () => {
    const free = { ...event, signup: 'none' };
    expect(calculateEventState(free, { today: '2026-12-18' })).toBe('free');
    expect(calculateEventState(free, { today: '2026-12-19' })).toBe('over');
  });
});

describe('findEventProblem', () => {
  const findProblem = (change: object, now: object = {}) =>
    findEventProblem(
      { ...event, ...change },
      { today: '2026-12-01', left: 3, people: 2, ...now },
      'zh-TW',
    );
  it('accepts while there are seats, and without a limit', () => {
    expect(findProblem({})).toBeNull();
    expect(findProblem({}, { people: 3 })).toBeNull();
    expect(findProblem({ capacity: null }, { left: null, people: 5 })).toBeNull();
  });
  it.each([
    ['event.over', {}, { today: '2026-12-19' }],
    ['event.soon', {}, { today: '2026-11-01' }],
    ['event.closed', {}, { today: '2026-12-10' }],
    ['event.free', { signup: 'none' }, {}],
    ['event.elsewhere', { signup: 'link' }, {}],
  ])('reports %s at the event', (key, change, now) =>
    expect(findProblem(change, now)).toMatchObject({ field: 'event', key }),
  );
  it('accepts for the waiting list without seats, except with external sign-up', () => {
    expect(findProblem({}, { left: 0, people: 3 })).toBeNull();
    expect(findProblem({ signup: 'link' }, { left: 0 })?.key).toBe('event.elsewhere');
  });
  it('reports the day on which registration opens', () =>
    expect(findProblem({}, { today: '2026-11-01' })?.params).toEqual({ day: '11月12日（四）' }));
  it('reports at the number of people how few seats are left', () =>
    expect(findProblem({}, { people: 4 })).toEqual({
      field: 'people',
      key: 'event.few',
      params: { left: 3 },
    }));
  it('reports a deleted target', () =>
    expect(
      findEventProblem(undefined, { today: '2026-12-01', left: null, people: 1 }, 'en'),
    ).toMatchObject({ field: 'event', key: 'event.gone' }));
});
