import {
  bachelorDepartment,
  bachelorEntry,
  camp,
  event,
  fees,
  scholarships,
  standards,
} from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { findBrokenRules } from '../entry-rules.ts';

type Kind = Parameters<typeof findBrokenRules>[0];
const broken = (kind: Kind, entry: object) => findBrokenRules(kind, entry as never);
/** The field of the only broken rule, and the message without its prefix. */
const fault = (kind: Kind, entry: object) =>
  Object.entries(broken(kind, entry)).map(([field, message]) => [
    field,
    message.replace('validation.', ''),
  ]);

const openDay = {
  begin: '09:30',
  end: '12:00',
  date: '2026-12-18',
  registrationDates: { begin: '2026-11-12', end: '2026-12-08' },
  capacity: 132,
  taken: 97,
  signup: 'visit',
  link: null,
  audience: ['student'],
  agenda: [{ time: '09:30', text: '報到' }],
};
const until = (end: string) => ({ registrationDates: { begin: '2026-12-01', end } });

describe('an event', () => {
  it.each([
    ['one that is right', {}],
    ['one without a limit', { capacity: null, taken: null }],
    ['one with sign-up elsewhere', { signup: 'link', link: { href: '/news' } }],
    ['registration until the day itself', until('2026-12-18')],
  ])('accepts %s', (_what, change) => expect(broken(event, { ...openDay, ...change })).toEqual({}));
  it.each([
    ['a malformed hour', { begin: '9:30' }, 'begin', 'time'],
    ['an hour after midnight', { end: '24:10' }, 'end', 'time'],
    ['an end before the begin', { end: '09:00' }, 'end', 'after|min=09:30'],
    [
      'registration after the day',
      until('2026-12-19'),
      'registrationDates.end',
      'notLater|max=2026-12-18',
    ],
    ['more people than seats', { taken: 133 }, 'taken', 'max|max=132'],
    ['a link that is nowhere', { signup: 'link' }, 'link', 'required'],
    ['no audience', { audience: [] }, 'audience', 'selectMany'],
    ['a step at no hour', { agenda: [{ time: '早上' }] }, 'agenda.0.time', 'time'],
  ])('is refused with %s', (_what, change, field, message) =>
    expect(fault(event, { ...openDay, ...change })).toEqual([[field, message]]),
  );
});

describe('a camp', () => {
  const full = { capacity: 40, taken: 40, signup: 'visit', link: null };
  it.each([
    ['is accepted when full', {}, []],
    ['is accepted without sign-up', { taken: null, signup: null }, []],
    ['is refused with more people than seats', { taken: 41 }, [['taken', 'max|max=40']]],
    ['is refused with a missing link', { signup: 'link' }, [['link', 'required']]],
  ])('%s', (_what, change, found) => expect(fault(camp, { ...full, ...change })).toEqual(found));
});

const weights = [
  { subject: 'english', weight: 1 },
  { subject: 'mathA', weight: 1.5 },
  { subject: 'physics', weight: 2 },
];
const plain = ['chinese', 'english', 'mathA'].map((subject) => ({ subject, weight: 1 }));
const parts = (written: number, interview: number) => [
  { title: '學測成績', percent: written },
  { title: '面試', percent: interview },
];
const year = {
  year: 115,
  quota: 20,
  requires: [{ subject: 'mathA', level: 'front' }],
  screens: [
    { subjects: ['english'], times: 5, lowest: 11 },
    { subjects: ['mathA'], times: 3.5, lowest: 12 },
  ],
  parts: parts(50, 50),
  applicants: 90,
  passed: 60,
  admitted: 20,
  returned: null,
  lowest: 70.5,
  mean: 80,
};
const withYear = (change: object, measure = 'total') => ({
  measure,
  years: [{ ...year, ...change }],
});

describe('the years of an admission channel', () => {
  it.each([
    ['one that is right', {}, 'total'],
    ['this year, without results', { admitted: null, lowest: null, mean: null }, 'total'],
    ['places that came back', { admitted: 23, returned: 3 }, 'total'],
    ['a rank', { lowest: 36, mean: 20 }, 'rank'],
    ['weights', { weights, lowest: 150, mean: 160.25 }, 'weighted'],
    ['a level of APCS', { requires: [{ subject: 'apcsConcept', level: '3' }] }, 'total'],
    ['a level of listening', { requires: [{ subject: 'listening', level: 'B' }] }, 'total'],
  ])('take %s', (_what, change, measure) =>
    expect(broken(bachelorEntry, withYear(change, measure))).toEqual({}),
  );
  it('fall', () =>
    expect(fault(bachelorEntry, { measure: 'none', years: [year, year] })).toEqual([
      ['years.1.year', 'falling'],
    ]));
  it.each([
    ['parts that make 98', { parts: parts(49, 49) }, 'parts', 'sum|is=98|must=100'],
    ['a test above one half', { parts: parts(60, 40) }, 'parts.0.percent', 'max|max=50'],
    ['equal multiples', { screens: [{ times: 3 }, { times: 3 }] }, 'screens.1.times', 'falling'],
    [
      'a level of another subject',
      { requires: [{ subject: 'chinese', level: '3' }] },
      'requires.0.level',
      'select',
    ],
    ['more admitted than places', { admitted: 21 }, 'admitted', 'notAfter|max=20'],
    ['more that passed than applied', { passed: 91 }, 'passed', 'notAfter|max=90'],
    ['the average alone', { lowest: null }, 'lowest', 'bothOrNone'],
    ['the lowest alone', { mean: null }, 'mean', 'bothOrNone'],
    ['marks of fewer than five', { admitted: 4 }, 'lowest', 'tooFew|min=5'],
    ['an average below the lowest', { mean: 70 }, 'mean', 'notBefore|min=70.5'],
    ['a total above 100', { mean: 101 }, 'mean', 'notAfter|max=100'],
  ])('refuse %s', (_what, change, field, message) =>
    expect(fault(bachelorEntry, withYear(change))).toEqual([[`years.0.${field}`, message]]),
  );
  it.each([
    ['too few weights', weights.slice(1), 'weights', 'count|min=3|max=5|is=2'],
    ['weights without a test in July', plain, 'weights', 'tests'],
    [
      'a weight between two steps',
      [...weights.slice(0, 2), { subject: 'physics', weight: 1.3 }],
      'weights.2.weight',
      'quarters',
    ],
  ])('refuse %s', (_what, wrong, field, message) =>
    expect(
      fault(bachelorEntry, withYear({ weights: wrong, lowest: 100, mean: 120 }, 'weighted')),
    ).toEqual([[`years.0.${field}`, message]]),
  );
  it.each([
    ['marks above the weights', { weights, lowest: 150, mean: 270.25 }, 'weighted', 'mean', 270],
    ['an average behind the last rank', { lowest: 30, mean: 31 }, 'rank', 'mean', 30],
    ['a rank in the second half', { lowest: 51, mean: 20 }, 'rank', 'lowest', 50],
  ])('refuse %s', (_what, change, measure, field, max) =>
    expect(fault(bachelorEntry, withYear(change, measure))).toEqual([
      [`years.0.${field}`, `notAfter|max=${max}`],
    ]),
  );
});

describe('the figures of a department', () => {
  const outcome = {
    year: 113,
    graduates: 40,
    answered: 20,
    work: 60,
    study: 20,
    service: 10,
    seeking: 10,
    pay: 40_500,
  };
  const withOutcome = (change: object) => ({
    figuresSource: '示範',
    outcomes: [{ ...outcome, ...change }],
  });
  it.each([
    ['consistent values', withOutcome({}), []],
    ['no source without figures', { outcomes: null, enrolment: [] }, []],
    ['no source', { ...withOutcome({}), figuresSource: null }, ['figuresSource', 'source']],
    ['99 %', withOutcome({ seeking: 9 }), ['outcomes.0.seeking', 'sum|is=99|must=100']],
    [
      'more answers than graduates',
      withOutcome({ answered: 41 }),
      ['outcomes.0.answered', 'notAfter|max=40'],
    ],
    [
      'the pay of nineteen',
      withOutcome({ answered: 19 }),
      ['outcomes.0.pay', 'answeredTooFew|min=20'],
    ],
    [
      'an older year above a newer one',
      { figuresSource: '示範', enrolment: [{ year: 114 }, { year: 115 }] },
      ['enrolment.1.year', 'falling'],
    ],
  ])('with %s have the faults %j', (_what, entry, found) =>
    expect(fault(bachelorDepartment, entry).flat()).toEqual(found),
  );
});

describe('the fees', () => {
  const row = { college: 'engineering', level: 'bachelor' };
  it('have one row per college and level', () => {
    expect(broken(fees, { tuition: [row, { ...row, level: 'master' }] })).toEqual({});
    expect(fault(fees, { tuition: [row, row] })).toEqual([['tuition.1.college', 'taken']]);
  });
  it('have the typical value between low and high', () =>
    expect(fault(fees, { living: [{ low: 5, usual: 4, high: 3 }] })).toEqual([
      ['living.0.usual', 'notBefore|min=5'],
      ['living.0.high', 'notBefore|min=4'],
    ]));
});

describe('an award', () => {
  const award = { gives: 'fees', value: 60, fromYear: 1, toYear: 4, levels: ['bachelor'] };
  it('without amounts needs no further values', () =>
    expect(broken(scholarships, { awards: [{ gives: 'listed' }, award] })).toEqual({}));
  it.each([
    [{ value: null }, 'value', 'required'],
    [{ value: 101 }, 'value', 'max|max=100'],
    [{ gives: 'off', value: 35_000 }, 'per', 'required'],
    [{ fromYear: null }, 'fromYear', 'required'],
    [{ toYear: null }, 'toYear', 'required'],
    [{ fromYear: 3, toYear: 2 }, 'toYear', 'notBefore|min=3'],
    [{ levels: null }, 'levels', 'selectMany'],
  ])('is refused with %j', (change, field, message) =>
    expect(fault(scholarships, { awards: [{ ...award, ...change }] })).toEqual([
      [`awards.0.${field}`, message],
    ]),
  );
});

describe('the standards', () => {
  const row = { year: 115, subject: 'english', top: 13, front: 11, mean: 8, rear: 5, bottom: 3 };
  it.each([
    [[row, { ...row, year: 114 }], []],
    [
      [row, row],
      ['rows.1.subject', 'taken'],
    ],
    [[{ ...row, mean: 12 }], ['rows.0.mean', 'notAfter|max=11']],
  ])('fall, with one row per subject and year: %j', (rows, found) =>
    expect(fault(standards, { rows }).flat()).toEqual(found),
  );
});
