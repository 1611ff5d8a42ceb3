import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }, '/site').trustedProxies;

describe('TRUSTED_PROXIES', () => {
  it('holds addresses, ranges and the three names of ranges', () => {
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
  ])('%s ends the start with a sentence', (text) =>
    expect(() => proxies(text)).toThrow(/^TRUSTED_PROXIES must hold/),
  );
});

describe('RENDERERS', () => {
  const count = (text?: string) => readConfig({ RENDERERS: text }, '/site').renderers;
  it('is one unless told', () => expect([count(), count(''), count('3')]).toEqual([1, 1, 3]));
  it.each(['0', '9', '1.5', 'many', '-1'])('%s ends the start with a sentence', (text) =>
    expect(() => count(text)).toThrow(/^RENDERERS must be/),
  );
});

describe('the key of the installation', () => {
  const PUBLIC_KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
  const read = (env: Record<string, string>) => readConfig(env, '/site').registryKey;
  it('comes from a setting or the data folder', () => {
    expect(read({ REGISTRY_PUBLIC_KEY: PUBLIC_KEY })).toEqual({ text: PUBLIC_KEY });
    expect(read({ DATA_DIR: 'here' })).toEqual({ file: '/site/here/registry-key.pub' });
  });
  it('ends the start with a sentence when it is no key', () =>
    expect(() => read({ REGISTRY_PUBLIC_KEY: 'short' })).toThrow(/^REGISTRY_PUBLIC_KEY must be/));
});

describe('RELEASE_FALLBACK', () => {
  it('is on unless it is switched off', () =>
    expect(
      [undefined, '', 'on', 'off'].map(
        (text) => readConfig({ RELEASE_FALLBACK: text }, '/site').hasAutoRollback,
      ),
    ).toEqual([true, true, true, false]));
});
