import { describe, expect, it } from 'vitest';
import { remoteManifestSchema } from './remote-schema.ts';

const label = { 'zh-TW': '頁', en: 'Page' };

describe('remote.json', () => {
  const manifest = {
    name: 'mf_x',
    version: '1.0.0',
    contract: '2',
    owner: 'team',
    base: '',
    ssr: true,
    claims: [{ path: '/x' }],
  };
  it('accepts a public remote', () =>
    expect(remoteManifestSchema.safeParse(manifest).success).toBe(true));
  it('accepts a page in the header menu and the sitemap', () => {
    const menu = { label, order: 15, group: 'know', description: label };
    const claims = [{ path: '/x', query: {}, menu, inSitemap: true, inEnglish: true }];
    expect(remoteManifestSchema.safeParse({ ...manifest, claims }).success).toBe(true);
  });
  it('accepts a back-office screen with several alternative flags', () => {
    const claims = [{ path: '/admin/x', areas: ['news', 'vr'], menu: { label, order: 5 } }];
    const admin = { ...manifest, base: '/admin', claims };
    expect(remoteManifestSchema.safeParse(admin).success).toBe(true);
  });
  it.each([
    ['another contract', { contract: '1' }],
    ['a public claim below /admin', { claims: [{ path: '/admin/x', area: 'news' }] }],
    ['a public claim below /api', { claims: [{ path: '/api/x' }] }],
    ['an admin claim without its area', { base: '/admin', claims: [{ path: '/admin/x' }] }],
    [
      'an admin claim with an area and with areas',
      { base: '/admin', claims: [{ path: '/admin/x', area: 'news', areas: ['news', 'vr'] }] },
    ],
    ['areas of a public claim', { claims: [{ path: '/x', areas: ['news', 'vr'] }] }],
    ['an unknown area', { base: '/admin', claims: [{ path: '/admin/x', area: 'moon' }] }],
    ['no claim', { claims: [] }],
    [
      'a query of the back office',
      { base: '/admin', claims: [{ path: '/admin/x', area: 'news', query: {} }] },
    ],
    ...['lang', 'preview', 'framed', 'release', 'reloaded'].map((key): [string, object] => [
      `the query key ${key} of the shell`,
      { claims: [{ path: '/x', query: { [key]: { text: 5 } } }] },
    ]),
    ['a query key without a rule', { claims: [{ path: '/x', query: { q: {} } }] }],
    ['an unlimited text', { claims: [{ path: '/x', query: { q: { text: 100_000 } } }] }],
    ['an inverted range', { claims: [{ path: '/x', query: { page: { number: [9, 1] } } }] }],
    [
      'a public menu entry without a group',
      {
        claims: [
          { path: '/x', menu: { label, order: 5, description: { 'zh-TW': '說明', en: 'What' } } },
        ],
      },
    ],
    [
      'a public menu entry without a description',
      { claims: [{ path: '/x', menu: { label, order: 5, group: 'know' } }] },
    ],
    [
      'an unknown menu group',
      {
        claims: [{ path: '/x', menu: { label, order: 5, group: 'moon', description: label } }],
      },
    ],
    [
      'a back-office page in the sitemap',
      { base: '/admin', claims: [{ path: '/admin/x', area: 'news', inSitemap: true }] },
    ],
  ])('rejects %s', (_what, change) =>
    expect(remoteManifestSchema.safeParse({ ...manifest, ...change }).success).toBe(false),
  );
});
