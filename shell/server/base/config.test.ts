import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }, '/site').trustedProxies;

describe('TRUSTED_PROXIES', () => {
  it('accepts addresses, ranges and the three named ranges', () => {
    expect(proxies('10.213.0.0/24, 2001:db8::/32 ,127.0.0.1,loopback')).toEqual([
      '10.213.0.0/24',
      '2001:db8::/32',
      '127.0.0.1',
      'loopback',
    ]);
    expect(proxies('')).toEqual([]);
  });
  it.each([
    'everybody',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0/8',
    'true',
    '1',
  ])('%s stops the start with an error', (text) =>
    expect(() => proxies(text)).toThrow(/^TRUSTED_PROXIES must hold/),
  );
});

describe('RENDERERS', () => {
  const count = (text?: string) => readConfig({ RENDERERS: text }, '/site').renderers;
  it('defaults to one', () => expect([count(), count(''), count('3')]).toEqual([1, 1, 3]));
  it.each(['0', '9', '1.5', 'many', '-1'])('%s stops the start with an error', (text) =>
    expect(() => count(text)).toThrow(/^RENDERERS must be a number/),
  );
});

it('RELEASE_FALLBACK is on by default', () =>
  expect(
    [undefined, '', 'on', 'off'].map(
      (text) => readConfig({ RELEASE_FALLBACK: text }, '/site').hasAutoRollback,
    ),
  ).toEqual([true, true, true, false]));
