import { apiAnswering, apiError } from '@admissions/tools/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useViewCount } from './use-view-count.ts';

const state = { isPrerendering: false, visibility: 'visible' };
beforeEach(() => {
  Object.assign(state, { isPrerendering: false, visibility: 'visible' });
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(
    () => state.visibility as DocumentVisibilityState,
  );
  Object.defineProperty(document, 'prerendering', {
    configurable: true,
    get: () => state.isPrerendering,
  });
});
const counting = () => apiAnswering(() => ({ data: null })).sent;
// The client loads its transport with the first call: do that before the fake timers.
beforeAll(() => apiAnswering(() => ({ data: null })).api.get('/first'));
/** A request takes a moment to leave. */
const counted = (check: () => void) => vi.waitFor(check, 30_000);
const open = (id = 3) =>
  renderHook(() => useViewCount(`news-${id}`, `/api/ap/news/clickCount/${id}`));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const change = (to: Partial<typeof state>, event: string) => {
  Object.assign(state, to);
  document.dispatchEvent(new Event(event));
};

describe('useViewCount', () => {
  it('counts a page after a visible second, not before', async () => {
    const sent = counting();
    open();
    await wait(990);
    expect(sent).toEqual([]);
    await wait(20);
    await counted(() =>
      expect(sent).toMatchObject([{ method: 'put', path: '/api/ap/news/clickCount/3' }]),
    );
    expect(sent[0]?.headers['x-view-id']).toMatch(/^[0-9a-f]{32}$/);
  });
  it('counts each entry once per session', async () => {
    const sent = counting();
    for (const id of [3, 3, 4]) {
      open(id);
      await wait(1100);
      cleanup();
    }
    await counted(() =>
      expect(sent.map(({ path }) => path)).toEqual([
        '/api/ap/news/clickCount/3',
        '/api/ap/news/clickCount/4',
      ]),
    );
  });
  it('does not count visitors who leave at once', async () => {
    const sent = counting();
    open().unmount();
    await wait(5000);
    expect(sent).toEqual([]);
  });
  it('counts a prerendered page only once it is shown', async () => {
    const sent = counting();
    state.isPrerendering = true;
    open();
    await wait(5000);
    expect(sent).toEqual([]);
    change({ isPrerendering: false }, 'prerenderingchange');
    await wait(1100);
    await counted(() => expect(sent).toHaveLength(1));
  });
  it('does not count time in a hidden tab', async () => {
    const sent = counting();
    open();
    await wait(900);
    change({ visibility: 'hidden' }, 'visibilitychange');
    await wait(5000);
    change({ visibility: 'visible' }, 'visibilitychange');
    await wait(900);
    expect(sent).toEqual([]);
    await wait(200);
    await counted(() => expect(sent).toHaveLength(1));
  });
  it('retries a failed count three times and on the next opening, as the same view', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const failing = apiAnswering(() => apiError(503)).sent;
    open();
    await wait(1100);
    await counted(() => expect(failing).toHaveLength(4));
    cleanup();
    const sent = counting();
    open();
    await wait(1100);
    await counted(() => expect(sent).toHaveLength(1));
    expect(new Set([...failing, ...sent].map(({ headers }) => headers['x-view-id'])).size).toBe(1);
    await wait(50);
    cleanup();
    open();
    await wait(5000);
    expect(sent).toHaveLength(1);
  });
});
