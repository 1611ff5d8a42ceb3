// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readOwnCookie } from './read-own-cookie.ts';

const set = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page's script does it
  document.cookie = cookie;
};

describe('readOwnCookie', () => {
  it.each(['/', '/admin/', '/admin/news', '/admin/news/', '/admin/news/list'])(
    'reads the cookie of its path and removes one planted at %s',
    (planted) => {
      history.replaceState(null, '', '/admin/news/list');
      set(`token=planted;path=${planted}`);
      set('token=own;path=/admin');
      expect(document.cookie.split('token=')).toHaveLength(3);
      expect(readOwnCookie('token', '/admin')).toBe('own');
      expect(document.cookie).toBe('token=own');
    },
  );
  it('finds nothing without a cookie', () => expect(readOwnCookie('token', '/admin')).toBe(''));
});
