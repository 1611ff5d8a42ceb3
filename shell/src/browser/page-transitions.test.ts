import { describe, expect, it, vi } from 'vitest';
import { canTransition, isOtherPage, withTransitions } from './page-transitions.ts';

describe('page transitions', () => {
  it('page transition: every navigation lets the old page leave first, unless opted out', async () => {
    const navigations: unknown[] = [];
    const router = {
      navigate: (to: unknown, options: unknown) =>
        Promise.resolve(void navigations.push([to, options])),
    };
    withTransitions(router as never);
    await router.navigate('/admin/news/list', { replace: true });
    await router.navigate('/admin/news/add', { viewTransition: undefined });
    await router.navigate(-1, undefined);
    await router.navigate('/admin', { viewTransition: false });
    expect(navigations).toEqual([
      ['/admin/news/list', { viewTransition: true, replace: true }],
      ['/admin/news/add', { viewTransition: true }],
      [-1, { viewTransition: true }],
      ['/admin', { viewTransition: false }],
    ]);
  });

  it('on the site, every link to another page lets the old one leave first', () => {
    vi.stubGlobal('location', new URL('https://site.example/news?page=2'));
    const targets = ['/newsCont?id=1', '/admissions#div1', '?page=3', '/news#top', { hash: '#a' }];
    expect(targets.map(isOtherPage)).toEqual([true, true, false, false, false]);
  });

  it('changes pages at once in WebKitGTK, which would crash, and nowhere else', () => {
    const engines = [
      { vendor: 'Apple Computer, Inc.', platform: 'Linux x86_64' },
      { vendor: 'Apple Computer, Inc.', platform: 'iPhone' },
      { vendor: 'Apple Computer, Inc.', platform: 'MacIntel' },
      { vendor: 'Google Inc.', platform: 'Linux x86_64' },
      { vendor: '', platform: 'Linux x86_64' },
    ];
    expect(engines.map(canTransition)).toEqual([false, true, true, true, true]);
  });
});
