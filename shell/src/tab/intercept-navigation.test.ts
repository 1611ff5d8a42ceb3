// @vitest-environment jsdom
import { createMemoryRouter, type RouterNavigateOptions, type To } from 'react-router';
import { describe, expect, it } from 'vitest';
import { interceptNavigation } from './intercept-navigation.ts';

function open(isWanted = true) {
  const left: string[] = [];
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/news?page=2'],
  });
  interceptNavigation(router, {
    shouldIntercept: () => isWanted,
    leave: ({ pathname, search, hash }, isReplacing) =>
      left.push(`${isReplacing ? 'replaced by ' : ''}${pathname}${search}${hash}`),
  });
  const go = async (to: To, options?: RouterNavigateOptions) => {
    await router.navigate(to, options);
    return { left, at: router.state.location.pathname + router.state.location.search };
  };
  return { go, left, router };
}

describe('a navigation to a new release', () => {
  it('opens the page as a new document, whatever the form of the address', async () => {
    expect(await open().go('/share?id=7#top')).toEqual({
      left: ['/share?id=7#top'],
      at: '/news?page=2',
    });
    expect((await open().go({ pathname: '/share', search: '?id=7' })).left).toEqual([
      '/share?id=7',
    ]);
    expect((await open().go('/share', { replace: true })).left).toEqual(['replaced by /share']);
  });
  it.each<[string, To, RouterNavigateOptions | undefined]>([
    ['stays on the page', '/news?page=3', undefined],
    ['changes its query only', '?page=3', undefined],
    ['preserves the scroll position', '/360tours', { preventScrollReset: true }],
    ['carries more than an address', '/share', { state: { from: 'news' } }],
    ['sends a form', '/search', { formMethod: 'get', formData: new FormData() }],
  ])('stays with the router when it %s', async (_name, to, options) => {
    const { left, at } = await open().go(to, options);
    expect(left).toEqual([]);
    expect(at).not.toBe('/news?page=2');
  });
  it('stays with the router without a new release, and for back and forward', async () => {
    const { go, router, left } = open(false);
    expect((await go('/share')).at).toBe('/share');
    await router.navigate(-1);
    await expect.poll(() => router.state.location.pathname).toBe('/news');
    expect(left).toEqual([]);
  });
});
