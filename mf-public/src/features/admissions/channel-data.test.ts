import { expect, it } from 'vitest';
import { nextStepOf, stepStateOf, untilText } from './channel-data.ts';

const steps = [
  { label: '報名', dates: { begin: '2026-03-01', end: '2026-03-10' } },
  { label: '放榜', dates: { begin: '2026-04-01', end: '2026-04-01' } },
];

it.each([
  ['2026-02-28', '報名', 'next', '1天後開始'],
  ['2026-03-01', '報名', 'now', '還有9天'],
  ['2026-03-10', '報名', 'now', '今天截止'],
  ['2026-03-11', '放榜', 'next', '21天後開始'],
])('on %s the next step is %s (%s): %s', (today, label, state, text) => {
  const step = nextStepOf(steps, today);
  expect(step?.label).toBe(label);
  expect(step && [stepStateOf(step, today), untilText(step, today)]).toEqual([state, text]);
});
it('has no next step when all is over', () => expect(nextStepOf(steps, '2026-05-01')).toBeNull());
