import { describe, expect, it } from 'vitest';
import { calculateCode, findStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a one-time code', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('of second %i is the one of RFC 6238', (seconds, code) => {
    expect(calculateCode(secret, Math.floor(seconds / 30), 8)).toBe(code);
    expect(calculateCode(secret, Math.floor(seconds / 30))).toBe(code.slice(2));
  });
  it.each([
    [-2, null],
    [-1, 41152262],
    [0, 41152263],
    [1, 41152264],
    [2, null],
  ])('off by %i steps matches step %s', (off, step) =>
    expect(
      findStep(calculateCode(secret, 41152263 + off), secret, { now: 1_234_567_890_000, after: 0 }),
    ).toBe(step),
  );
  it('is accepted only after the last used step', () => {
    const at = { now: 1_234_567_890_000, after: 41152263 };
    expect(
      [-1, 0, 1].map((off) => findStep(calculateCode(secret, 41152263 + off), secret, at)),
    ).toEqual([null, null, 41152264]);
  });
  it.each(['', '005924 ', '00592', '0059240', '００５９２４', 'abcdef', '-05924'])(
    'is rejected as %j',
    (code) => expect(findStep(code, secret, { now: 1_234_567_890_000, after: 0 })).toBeNull(),
  );
});
