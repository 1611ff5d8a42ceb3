import { bachelorDepartment, bachelorEntry, specializedDepartment } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { type CheckLoader, toChannel } from './check-loader.ts';
import { runKindChecks } from './kind-checks.ts';

const SCREENS = [{ subjects: ['english', 'mathA'], times: 3.5, lowest: 20 }];
const row = (year: number, quota: number, more: object = {}) => ({ year, quota, ...more });
const channel = (id: number, years: object[], more: object = {}) => ({
  id,
  department: 7,
  apart: false,
  years,
  ...more,
});
const OTHERS = [
  channel(1, [row(116, 20)]),
  channel(2, [row(116, 5)], { apart: true }),
  channel(3, [row(116, 90)], { department: 8 }),
];
/** Published entries in memory. */
const loaderOf = (channels: readonly ReturnType<typeof channel>[]): CheckLoader => ({
  readRows: async () => [{ id: 7, quota: 52 }],
  listChannels: async () => channels.map((each) => toChannel(each.id, each)),
  standards: async () => [
    { year: 115, subject: 'english', top: 13, front: 11, mean: 8, rear: 5, bottom: 3 },
    { year: 115, subject: 'mathA', top: 12, front: 10, mean: 8, rear: 5, bottom: 4 },
    { year: 115, subject: 'mathB', top: 11, front: 9, mean: 5, rear: 3, bottom: 2 },
  ],
});
const found = async (
  kind: Parameters<typeof runKindChecks>[0],
  values: object,
  { id = 7, channels = OTHERS }: { id?: number | null; channels?: typeof OTHERS } = {},
) =>
  (await runKindChecks(kind, { id, values: values as never, loader: loaderOf(channels) })).map(
    ({ rule, field, item, words, other }) => [rule, field, item, words, other].join(' ').trim(),
  );

describe('checks of a department', () => {
  const department = { quota: 20, keywords: ['晶片'] };
  it.each([
    ['one that is right', {}, []],
    ['a quota that differs from its admission channels', { quota: 52 }, ['placesSum quota  20 52']],
    ['no quota of its own', { quota: null }, []],
    ['no keywords', { keywords: [] }, ['noKeywords keywords']],
    ['an empty keyword', { keywords: [''] }, ['noKeywords keywords']],
  ])('handle %s', async (_what, change, expected) =>
    expect(await found(bachelorDepartment, { ...department, ...change })).toEqual(expected),
  );
  it('skip the sum while a channel has no row for the newest year', async () =>
    expect(
      await found(bachelorDepartment, department, {
        channels: [...OTHERS, channel(4, [row(115, 9)])],
      }),
    ).toEqual([]));
  it('report a twin with its own admission channels', async () => {
    const values = { ...department, twin: 3 };
    expect(await found(specializedDepartment, values)).toEqual(['twinHasWays twin  2']);
    expect(await found(specializedDepartment, values, { id: 9 })).toEqual([]);
    expect(await found(specializedDepartment, { ...values, twin: null })).toEqual([]);
  });
});

describe('checks of an admission channel', () => {
  const findings = (years: object[], more: object = {}) =>
    found(bachelorEntry, channel(4, years, { portfolio: ['a'], advice: '看動機', ...more }), {
      id: 4,
    });
  it('compare the sum of all channel quotas with the department’s', async () => {
    expect(await findings([row(116, 32)])).toEqual([]);
    expect(await findings([row(116, 31)])).toEqual(['placesSum years  51 52']);
    expect(await findings([row(116, 31)], { apart: true })).toEqual([]);
  });
  it('report a newest year older than that of other channels', async () =>
    expect(await findings([row(115, 32)])).toEqual(['oldYear years  115 116']));
  it('report an application without portfolio or advice', async () => {
    const years = [row(116, 32, { screens: SCREENS })];
    expect(await findings(years)).toEqual([]);
    expect(await findings(years, { portfolio: [], advice: '' })).toEqual([
      'noPortfolio portfolio',
      'noAdvice advice',
    ]);
    expect(await findings([row(116, 32)], { portfolio: [], advice: '' })).toEqual([]);
  });
  it.each([
    [[{ subject: 'english', level: 'front' }], []],
    [
      [
        { subject: 'english', level: 'front' },
        { subject: 'mathA', level: 'front' },
      ],
      ['lowMark years 1 20 21'],
    ],
    [
      [
        { subject: 'english', level: 'front' },
        { subject: 'mathA', level: 'front' },
        { subject: 'mathB', level: 'front' },
      ],
      [],
    ],
  ])('compare the lowest scores with the standards of their year: %j', async (requires, expected) =>
    expect(await findings([row(116, 32), row(115, 30, { requires, screens: SCREENS })])).toEqual(
      expected,
    ),
  );
  it('ignore unfinished rows', async () =>
    expect(await findings([row(116, 32), { year: null }, {}, null as never])).toEqual([]));
});
