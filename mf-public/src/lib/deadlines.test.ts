import { describe, expect, it } from 'vitest';
import { calculateStepState, findNextStep, formatTimeLeft, listDeadlines } from './deadlines.ts';

const steps = [
  { label: '報名', dates: { begin: '2026-03-01', end: '2026-03-10' } },
  { label: '放榜', dates: { begin: '2026-04-01', end: '2026-04-01' } },
];

describe('findNextStep', () => {
  it.each([
    ['2026-02-28', '報名', 'next', '1天後開始'],
    ['2026-03-01', '報名', 'now', '還有9天'],
    ['2026-03-10', '報名', 'now', '今天截止'],
    ['2026-03-11', '放榜', 'next', '21天後開始'],
    ['2026-04-01', '放榜', 'now', '就是今天'],
  ])('on %s returns %s (%s): %s', (today, label, state, text) => {
    const step = findNextStep(steps, today);
    expect(step?.label).toBe(label);
    expect(step && [calculateStepState(step, today), formatTimeLeft(step, today)]).toEqual([
      state,
      text,
    ]);
  });
  it('returns null if all are over', () => expect(findNextStep(steps, '2026-05-01')).toBeNull());
});

const channels = [
  { id: 1, title: '申請入學', dates: steps },
  {
    id: 2,
    title: '特殊選才',
    dates: [{ label: '上傳', dates: { begin: '2026-02-01', end: '2026-03-05' } }],
  },
];
it.each([
  ['merges all channels, nearest first', '2026-03-01', 2, ['2 上傳', '1 報名']],
  ['respects the limit', '2026-03-01', 1, ['2 上傳']],
  ['omits past steps', '2026-03-06', 2, ['1 報名']],
  ['returns passive steps if there are no others', '2026-03-11', 2, ['1 放榜']],
  ['is empty if all are over', '2026-04-02', 2, []],
])('listDeadlines %s', (_what, today, most, expected) => {
  const found = listDeadlines(channels, today, most);
  expect(found.map(({ id, label }) => `${id} ${label}`)).toEqual(expected);
});
