import { describe, expect, it } from 'vitest';
import { describeLink } from './describe-link.mjs';
import { readOverride, signOverride } from './override-link.mjs';

const until = Date.parse('2026-11-23T16:00:00.000Z');
const before = until - 1000;
const asked = { remote: 'mf_public', version: '1.4.0-pr12', until };
const link = signOverride({ ...asked, use: 'link' }, 'secret');

describe('a link to a release', () => {
  it('is read by who has the secret, until its time is over', () => {
    expect(link).toMatch(/^mf_public@1\.4\.0-pr12\.\d+\.[\w-]{43}$/);
    expect(readOverride(link, 'link', 'secret', before)).toEqual(asked);
    expect(readOverride(link, 'link', 'secret', until)).toBeNull();
  });
  it.each([
    ['another secret', link, 'link', 'other'],
    ['no secret at all', signOverride({ ...asked, use: 'link' }, ''), 'link', ''],
    ['another use', link, 'cookie', 'secret'],
    ['another version', link.replace('pr12', 'pr13'), 'link', 'secret'],
    ['a later end', link.replace(/\.\d{9,}\./, '.9999999999.'), 'link', 'secret'],
    ['nothing but a name', 'mf_public@1.4.0', 'link', 'secret'],
  ])('opens nothing with %s', (_name, text, use, secret) => {
    expect(readOverride(text, use, secret, before)).toBeNull();
  });
});

describe('the link that the release command prints', () => {
  const asking = { remote: 'mf_public', version: '1.4.0-pr12', dataDir: '/nowhere' };
  it('leads to the site, and opens there', () => {
    const env = {
      INTERNAL_TOKEN: 'secret',
      SITE_ORIGIN: 'https://test.example, https://b.example',
    };
    const line = describeLink(asking, env, before);
    const [, origin, token] = /: (https:\/\/[\w.]+)\/\?release=(\S+)$/.exec(line);
    expect(origin).toBe('https://test.example');
    expect(readOverride(decodeURIComponent(token), 'link', 'secret', before)).toMatchObject({
      version: '1.4.0-pr12',
    });
  });
  it('is missing where the secret of the shells is not known', () =>
    expect(describeLink(asking, {}, before)).toContain('INTERNAL_TOKEN'));
});
