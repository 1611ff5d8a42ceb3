import { describe, expect, it } from 'vitest';
import { isSameSecret } from './forwarding.ts';

describe('isSameSecret', () => {
  it('accepts the secret itself', () => {
    expect(isSameSecret('secret-密', 'secret-密')).toBe(true);
  });
  it.each([
    '',
    'secret',
    'secret-密 ',
    'secret-密\0',
    'secret-宓',
    'Secret-密',
    undefined,
    ['secret-密'],
  ])('rejects anything else: %j', (given) => {
    expect(isSameSecret(given, 'secret-密')).toBe(false);
  });
  it('rejects everything without a secret', () => {
    expect(isSameSecret('', '')).toBe(false);
  });
});
