// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrReload, withReloadOnFailure } from './chunk-reload.ts';

// Each test is later than the leaving of the one before.
let now = 0;
beforeEach(() => {
  now += 60_000;
  vi.useFakeTimers({ now });
});

/** Loads a page with failing code after `meanwhile`; true when the document is reloaded for it. */
function loadFailing(meanwhile: () => void) {
  const targetOf = vi.fn(() => '/news');
  const [route] = withReloadOnFailure(
    [
      {
        lazy: async () => {
          await Promise.resolve();
          meanwhile();
          throw new Error('Unable to preload CSS for /remotes/mf_public/1.0.0/assets/page.css');
        },
      },
    ],
    { targetOf, failureOf: (error) => error as never },
  );
  // A second failure within a minute is thrown, so that nothing navigates here.
  sessionStorage.setItem('chunk-reload-at', String(Date.now()));
  const failed = vi.fn();
  if (typeof route?.lazy !== 'function') throw new Error('There is no route');
  void route.lazy().catch(failed);
  return { targetOf, failed };
}

describe('a chunk that fails while the page is being left', () => {
  it('causes no reload, nor does one whose load began later', async () => {
    const left = loadFailing(() => dispatchEvent(new Event('beforeunload')));
    await vi.advanceTimersByTimeAsync(1_000);
    const later = loadFailing(() => {});
    await vi.advanceTimersByTimeAsync(8_000);
    for (const { targetOf, failed } of [left, later]) {
      expect(targetOf).not.toHaveBeenCalled();
      expect(failed).not.toHaveBeenCalled();
    }
  });
  it('causes no reload when it is the API client', async () => {
    const failed = vi.fn();
    const loadCode = async () => {
      await Promise.resolve();
      dispatchEvent(new Event('beforeunload'));
      throw new Error('Importing a module script failed.');
    };
    sessionStorage.setItem('chunk-reload-at', String(Date.now()));
    void loadOrReload(loadCode()).catch(failed);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(failed).toHaveBeenCalledOnce();
  });
  it('is reported when the page stayed after all', async () => {
    const { failed } = loadFailing(() => dispatchEvent(new Event('beforeunload')));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(failed).toHaveBeenCalledOnce();
  });
  it('is reported at once when nobody leaves', async () => {
    const { failed } = loadFailing(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledOnce();
  });
});
