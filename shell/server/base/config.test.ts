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
