import {
  bachelorDepartment,
  bachelorEntry,
  camp,
  event,
  fees,
  scholarships,
  standards,
} from '@admissions/model/kinds';
import { formatSchemaMessage } from '@admissions/model/schema';
import { describe, expect, it } from 'vitest';
import { findBrokenRules } from '../entry-rules.ts';

const broken = (kind: Parameters<typeof findBrokenRules>[0], entry: object) =>
  findBrokenRules(kind, entry as never);

const weights = [
  { subject: 'english', weight: 1 },
  { subject: 'mathA', weight: 1.5 },
  { subject: 'physics', weight: 2 },
];
const year = {
  year: 115,
  quota: 20,
  requires: [{ subject: 'mathA', level: 'front' }],
  screens: [
    { subjects: ['english'], times: 5, lowest: 11 },
    { subjects: ['mathA'], times: 3.5, lowest: 12 },
  ],
  parts: [
    { title: '學測成績', percent: 50 },
    { title: '面試', percent: 50 },
  ],
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

describe('an event', () => {
  it.each([
    ['one that is right', {}],
    ['one without a limit', { capacity: null, taken: null }],
    ['one with sign-up elsewhere', { signup: 'link', link: { href: '/news' } }],
    [
      'registration until the day itself',
      { registrationDates: { begin: '2026-12-18', end: '2026-12-18' } },
    ],
  ])('accepts %s', (_what, change) => expect(broken(event, { ...openDay, ...change })).toEqual({}));
  it.each([
    ['a malformed hour', { begin: '9:30' }, { begin: 'validation.time' }],
    ['an hour after midnight', { end: '24:10' }, { end: 'validation.time' }],
    ['an end before the begin', { end: '09:00' }, { end: 'validation.after|min=09:30' }],
    [
      'registration after the day',
      { registrationDates: { begin: '2026-12-01', end: '2026-12-19' } },
      { 'registrationDates.end': 'validation.notLater|max=2026-12-18' },
    ],
    ['more people than seats', { taken: 133 }, { taken: 'validation.max|max=132' }],
    ['a link that is nowhere', { signup: 'link' }, { link: 'validation.required' }],
    ['no audience', { audience: [] }, { audience: 'validation.selectMany' }],
    [
      'a step at no hour',
      { agenda: [{ time: '早上', text: '報到' }] },
      { 'agenda.0.time': 'validation.time' },
    ],
  ])('is refused with %s', (_what, change, wrong) =>
    expect(broken(event, { ...openDay, ...change })).toEqual(wrong),
  );
});

describe('a camp', () => {
  const camping = { capacity: 40, taken: 40, signup: 'visit', link: null };
  it.each([
    ['one that is full', {}],
    ['one without any of it', { taken: null, signup: null }],
  ])('accepts %s', (_what, change) => expect(broken(camp, { ...camping, ...change })).toEqual({}));
  it.each([
    ['more people than seats', { taken: 41 }, { taken: 'validation.max|max=40' }],
    ['a link that is nowhere', { signup: 'link' }, { link: 'validation.required' }],
  ])('is refused with %s', (_what, change, wrong) =>
    expect(broken(camp, { ...camping, ...change })).toEqual(wrong),
  );
});

describe('the years of an admission channel', () => {
  it.each([
    ['one that is right', withYear({})],
    ['this year, without results', withYear({ admitted: null, lowest: null, mean: null })],
    ['places that came back', withYear({ admitted: 23, returned: 3 })],
    ['a rank', withYear({ lowest: 36, mean: 20 }, 'rank')],
    ['weights', withYear({ weights, lowest: 150, mean: 160.25 }, 'weighted')],
    [
      'levels of APCS and of listening',
      withYear({
        requires: [
          { subject: 'apcsConcept', level: '3' },
          { subject: 'listening', level: 'B' },
        ],
      }),
    ],
  ])('takes %s', (_what, entry) => expect(broken(bachelorEntry, entry)).toEqual({}));

  it.each([
    [
      'a year twice',
      { measure: 'none', years: [year, year] },
      { 'years.1.year': 'validation.falling' },
    ],
    [
      'parts that do not make 100',
      withYear({ parts: [{ title: '面試', percent: 98 }] }),
      { 'years.0.parts': 'validation.sum|is=98|must=100' },
    ],
    [
      'a test that counts for more than half',
      withYear({
        parts: [
          { title: '學測成績', percent: 60 },
          { title: '面試', percent: 40 },
        ],
      }),
      { 'years.0.parts.0.percent': 'validation.max|max=50' },
    ],
    [
      'multiples that do not fall',
      withYear({ screens: [{ times: 3 }, { times: 3 }] }),
      { 'years.0.screens.1.times': 'validation.falling' },
    ],
    [
      'a level of another subject',
      withYear({ requires: [{ subject: 'chinese', level: '3' }] }),
      { 'years.0.requires.0.level': 'validation.select' },
    ],
    [
      'too few weights',
      withYear({ weights: weights.slice(1), lowest: 100, mean: 120 }, 'weighted'),
      { 'years.0.weights': 'validation.count|min=3|max=5|is=2' },
    ],
    [
      'weights without a test in July',
      withYear(
        {
          weights: ['chinese', 'english', 'mathA'].map((subject) => ({ subject, weight: 1 })),
          lowest: 100,
          mean: 120,
        },
        'weighted',
      ),
      { 'years.0.weights': 'validation.tests' },
    ],
    [
      'a weight between two steps',
      withYear(
        {
          weights: [...weights.slice(0, 2), { subject: 'physics', weight: 1.3 }],
          lowest: 100,
          mean: 120,
        },
        'weighted',
      ),
      { 'years.0.weights.2.weight': 'validation.quarters' },
    ],
    [
      'more admitted than there are places',
      withYear({ admitted: 21 }),
      { 'years.0.admitted': 'validation.notAfter|max=20' },
    ],
    [
      'more that passed than that applied',
      withYear({ passed: 91 }),
      { 'years.0.passed': 'validation.notAfter|max=90' },
    ],
    [
      'the average alone',
      withYear({ lowest: null }),
      { 'years.0.lowest': 'validation.bothOrNone' },
    ],
    ['the lowest alone', withYear({ mean: null }), { 'years.0.mean': 'validation.bothOrNone' }],
    [
      'marks of fewer than five',
      withYear({ admitted: 4 }),
      { 'years.0.lowest': 'validation.tooFew|min=5' },
    ],
    [
      'an average below the lowest',
      withYear({ mean: 70 }),
      { 'years.0.mean': 'validation.notBefore|min=70.5' },
    ],
    [
      'a total above 100',
      withYear({ mean: 101 }),
      { 'years.0.mean': 'validation.notAfter|max=100' },
    ],
    [
      'marks above what the weights give',
      withYear({ weights, lowest: 150, mean: 270.25 }, 'weighted'),
      { 'years.0.mean': 'validation.notAfter|max=270' },
    ],
    [
      'an average rank behind the last one',
      withYear({ lowest: 30, mean: 31 }, 'rank'),
      { 'years.0.mean': 'validation.notAfter|max=30' },
    ],
    [
      'a rank in the second half',
      withYear({ lowest: 51, mean: 20 }, 'rank'),
      { 'years.0.lowest': 'validation.notAfter|max=50' },
    ],
  ])('refuses %s', (_what, entry, found) => expect(broken(bachelorEntry, entry)).toEqual(found));
});

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

describe('the figures of a department', () => {
  it('accept consistent values', () =>
    expect(broken(bachelorDepartment, withOutcome({}))).toEqual({}));
  it('need no source without figures', () =>
    expect(broken(bachelorDepartment, { outcomes: null, enrolment: [] })).toEqual({}));
  it.each([
    [
      'no source',
      { ...withOutcome({}), figuresSource: null },
      { figuresSource: 'validation.source' },
    ],
    [
      'shares of 99',
      withOutcome({ seeking: 9 }),
      { 'outcomes.0.seeking': 'validation.sum|is=99|must=100' },
    ],
    [
      'more answers than graduates',
      withOutcome({ answered: 41 }),
      { 'outcomes.0.answered': 'validation.notAfter|max=40' },
    ],
    [
      'the pay of nineteen',
      withOutcome({ answered: 19 }),
      { 'outcomes.0.pay': 'validation.answeredTooFew|min=20' },
    ],
    [
      'an older year above a newer one',
      { figuresSource: '示範', enrolment: [{ year: 114 }, { year: 115 }] },
      { 'enrolment.1.year': 'validation.falling' },
    ],
  ])('are refused with %s', (_what, entry, found) =>
    expect(broken(bachelorDepartment, entry)).toEqual(found),
  );
});

describe('the fees', () => {
  const row = { college: 'engineering', level: 'bachelor' };
  it('have one row per college and level', () => {
    expect(broken(fees, { tuition: [row, { ...row, level: 'master' }] })).toEqual({});
    expect(broken(fees, { tuition: [row, row] })).toEqual({
      'tuition.1.college': 'validation.taken',
    });
  });
  it('have the typical value between low and high', () =>
    expect(broken(fees, { living: [{ low: 5, usual: 4, high: 3 }] })).toEqual({
      'living.0.usual': 'validation.notBefore|min=5',
      'living.0.high': 'validation.notBefore|min=4',
    }));
});

describe('an award', () => {
  const award = { gives: 'fees', value: 60, fromYear: 1, toYear: 4, levels: ['bachelor'] };
  const refused = (change: object) => broken(scholarships, { awards: [{ ...award, ...change }] });
  it('without amounts needs no further values', () => {
    expect(broken(scholarships, { awards: [{ gives: 'listed' }] })).toEqual({});
    expect(refused({})).toEqual({});
  });
  it.each([
    [{ value: null }, { 'awards.0.value': 'validation.required' }],
    [{ value: 101 }, { 'awards.0.value': 'validation.max|max=100' }],
    [{ gives: 'off', value: 35_000 }, { 'awards.0.per': 'validation.required' }],
    [{ fromYear: null }, { 'awards.0.fromYear': 'validation.required' }],
    [{ toYear: null }, { 'awards.0.toYear': 'validation.required' }],
    [{ fromYear: 3, toYear: 2 }, { 'awards.0.toYear': 'validation.notBefore|min=3' }],
    [{ levels: null }, { 'awards.0.levels': 'validation.selectMany' }],
  ])('is refused with %j', (change, found) => expect(refused(change)).toEqual(found));
});

describe('the standards', () => {
  const row = { year: 115, subject: 'english', top: 13, front: 11, mean: 8, rear: 5, bottom: 3 };
  it('fall, with one row per subject and year', () => {
    expect(broken(standards, { rows: [row, { ...row, year: 114 }] })).toEqual({});
    expect(broken(standards, { rows: [row, row] })).toEqual({
      'rows.1.subject': 'validation.taken',
    });
    expect(broken(standards, { rows: [{ ...row, mean: 12 }] })).toEqual({
      'rows.0.mean': 'validation.notAfter|max=11',
    });
  });
});

describe('messages of the rules', () => {
  it('exist in both languages', () => {
    const refusals = broken(bachelorEntry, withYear({ parts: [{ title: '面試', percent: 98 }] }));
    const message = refusals['years.0.parts'] ?? '';
    expect(formatSchemaMessage(message, 'zh-TW')).toBe('合計須為100，目前是98');
    expect(formatSchemaMessage(message, 'en')).toBe('These must make 100; they make 98 now');
  });
});
