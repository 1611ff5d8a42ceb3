import { describe, expect, it } from 'vitest';
import { createTotp, findStep } from './second-factor.ts';

const secret = Buffer.from('12345678901234567890');
const NOW = 1_234_567_890_000;
const codeAt = (off: number) => createTotp(secret).generate({ timestamp: NOW + off * 30_000 });

describe('a one-time code', () => {
  it('is the one of RFC 6238', () => {
    expect(codeAt(0)).toBe('005924');
  });
  it.each([
    [-2, null],
    [-1, 41152262],
    [0, 41152263],
    [1, 41152264],
    [2, null],
  ])('off by %i steps matches step %s', (off, step) =>
    expect(findStep(codeAt(off), secret, { now: NOW, after: 0 })).toBe(step),
  );
  it('is accepted only after the last used step', () => {
    const at = { now: NOW, after: 41152263 };
    expect([-1, 0, 1].map((off) => findStep(codeAt(off), secret, at))).toEqual([
      null,
      null,
      41152264,
    ]);
  });
  it.each(['', '005924 ', '00592', '0059240', '００５９２４', 'abcdef', '-05924'])(
    'is rejected as %j',
    (code) => expect(findStep(code, secret, { now: NOW, after: 0 })).toBeNull(),
  );
});
