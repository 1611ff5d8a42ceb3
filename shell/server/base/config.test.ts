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

describe('RELEASE_SERVICE', () => {
  const PUBLIC_KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
  const read = (env: Record<string, string>) => readConfig(env, '/site').releaseService;
  it('goes before the addresses of the teams', () => {
    const origins = (env: Record<string, string>) =>
      readConfig({ REMOTE_ORIGINS: 'mf_public=http://127.0.0.1:5401', ...env }, '/site')
        .remoteOrigins;
    expect(Object.keys(origins({}))).toEqual(['mf_public']);
    expect(origins({ RELEASE_SERVICE: 'on' })).toEqual({});
  });
  it('is off unless told, and takes the key of the installation from a setting or the data folder', () => {
    expect([read({}), read({ RELEASE_SERVICE: '' }), read({ RELEASE_SERVICE: 'off' })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(read({ RELEASE_SERVICE: 'on', REGISTRY_PUBLIC_KEY: PUBLIC_KEY })).toEqual({
      registryKey: { text: PUBLIC_KEY },
    });
    expect(read({ RELEASE_SERVICE: 'on', DATA_DIR: 'here' })).toEqual({
      registryKey: { file: '/site/here/registry-key.pub' },
    });
  });
  it.each([
    [{ RELEASE_SERVICE: 'yes' }, /^RELEASE_SERVICE must be on or off/],
    [{ RELEASE_SERVICE: 'on', REGISTRY_PUBLIC_KEY: 'short' }, /^REGISTRY_PUBLIC_KEY must be/],
  ])('%j ends the start with a sentence', (env, sentence) =>
    expect(() => read(env as Record<string, string>)).toThrow(sentence),
  );
});

describe('RELEASE_FALLBACK', () => {
  it('is on unless it is switched off', () =>
    expect(
      [undefined, '', 'on', 'off'].map(
        (text) => readConfig({ RELEASE_FALLBACK: text }, '/site').fallsBack,
      ),
    ).toEqual([true, true, true, false]));
});
