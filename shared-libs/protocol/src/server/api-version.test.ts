import { describe, expect, it } from 'vitest';
import { parseApiVersion, removeApiVersion } from './api-version.ts';

describe('api version', () => {
  it.each([
    ['/api/v1/ap/news?page=2', '/api/ap/news?page=2'],
    ['/api/v1/internal/changes', '/api/internal/changes'],
    ['/api/v1/v1/ap/news', '/api/v1/ap/news'],
    ['/api/v1/', '/api/'],
    ['/api/v1', '/api/v1'],
    ['/api/v10/ap/news', '/api/v10/ap/news'],
    ['/api/v2/ap/news', '/api/v2/ap/news'],
    ['/api/%761/ap/news', '/api/%761/ap/news'],
    ['/api/ap/v1/news', '/api/ap/v1/news'],
    ['//api/v1/ap/news', '//api/v1/ap/news'],
    ['/media/api/v1/x.webp', '/media/api/v1/x.webp'],
  ])('strips the version once, and only at the start: %s is %s', (url, expected) => {
    expect(removeApiVersion(url, 'v1')).toBe(expected);
  });

  it.each([
    [undefined, 'v1'],
    ['', 'v1'],
    ['v2', 'v2'],
  ])('parses the setting %o as %s', (setting, expected) =>
    expect(parseApiVersion(setting)).toBe(expected),
  );

  it.each(['1', 'v0', 'v1.2', 'internal', 'v1/..', 'V1', 'v1000'])(
    'rejects %s with a message that names the setting',
    (setting) => {
      expect(() => parseApiVersion(setting)).toThrow(/API_VERSION/);
    },
  );
});
