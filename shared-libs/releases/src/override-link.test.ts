import { describe, expect, it } from 'vitest';
import { createLinkPath, LINK_TTL_MS, readOverride, signOverride } from './override-link.ts';

const until = Date.parse('2026-11-23T16:00:00.000Z');
const before = until - 1000;
const override = { remote: 'mf_public', version: '1.4.0-pr12', until };
const link = signOverride({ ...override, use: 'link' }, 'secret');

describe('override link', () => {
  it('is valid with the secret until it expires', () => {
    expect(link).toMatch(/^mf_public@1\.4\.0-pr12\.\d+\.[\w-]{43}$/);
    expect(readOverride(link, 'link', 'secret', before)).toEqual(override);
    expect(readOverride(link, 'link', 'secret', until)).toBeNull();
  });
  it('is the parameter of a path for a week', () => {
    const address = new URL(createLinkPath(override, 'secret'), 'http://site.example');
    expect([address.pathname, [...address.searchParams.keys()]]).toEqual(['/', ['release']]);
    const read = readOverride(address.searchParams.get('release') ?? '', 'link', 'secret');
    expect(read).toMatchObject({ remote: 'mf_public', version: '1.4.0-pr12' });
    expect((read?.until ?? 0) - Date.now()).toBeGreaterThan(LINK_TTL_MS - 60_000);
  });
  it.each([
    ['another secret', link, 'link', 'other'],
    ['no secret at all', signOverride({ ...override, use: 'link' }, ''), 'link', ''],
    ['another use', link, 'cookie', 'secret'],
    ['another version', link.replace('pr12', 'pr13'), 'link', 'secret'],
    ['a later end', link.replace(/\.\d{9,}\./, '.9999999999.'), 'link', 'secret'],
    ['nothing but a name', 'mf_public@1.4.0', 'link', 'secret'],
  ] as const)('is rejected with %s', (_name, text, use, secret) => {
    expect(readOverride(text, use, secret, before)).toBeNull();
  });
});
