import { expect, it } from 'vitest';
import { buildHistory } from './review-history.tsx';

it('history of a submission merges notes and changes, newest first', () => {
  const lines = buildHistory({
    notes: [{ author: '黃郁婷', at: '2026-11-02T02:00:00Z', text: '已去電' }],
    history: [
      { by: null, at: '2026-11-01T00:00:00.000Z', text: '送出' },
      { by: null, at: '2026-11-01T00:00:00.000Z', text: '指派' },
      { by: '黃郁婷', at: '2026-11-03T00:00:00+08:00', text: '已聯繫' },
    ],
    replies: [
      {
        id: 4,
        at: '2026-11-04T00:00:00.000Z',
        by: '黃郁婷',
        text: '請準時',
        state: 'sent',
      } as never,
    ],
  });
  expect(lines.map(({ text, isNote }) => [text, isNote])).toEqual([
    ['請準時', false],
    ['已聯繫', false],
    ['已去電', true],
    ['指派', false],
    ['送出', false],
  ]);
  // One head for the two of one save.
  expect(lines.map(({ isHeaded }) => isHeaded)).toEqual([true, true, true, true, false]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(5);
});
