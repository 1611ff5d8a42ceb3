// @vitest-environment jsdom

import { CHUNK_RELOAD_INTERVAL_MS } from '@admissions/protocol';
import type { Release } from '@admissions/protocol/releases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';
import { RemoteFailure } from './remote-failure.ts';
import { createBrowserRemotes } from './remotes-access.ts';
import { sendReports } from './reports.ts';

const release = {
  manifest: { name: 'mf_public', version: '1.0.0', claims: [{ path: '/' }] },
} as unknown as Release;
const remotes = (failing: () => Promise<never>) =>
  createBrowserRemotes(
    [release],
    () =>
      failing().catch((cause: unknown) =>
        Promise.reject(new RemoteFailure('mf_public', '1.0.0', cause)),
      ),
    () => {},
  );
const gone = () => Promise.reject(new Error('404'));
/** Rejected, or "reloading" while the document reloads and nothing settles. */
const outcome = (work: Promise<unknown>) =>
  Promise.race([
    work.then(String, (error: Error) => error.name),
    new Promise((done) => setTimeout(done, 50, 'reloading')),
  ]);
const hasReloaded = () => sessionStorage.getItem('chunk-reload-at') !== null;

beforeEach(() => {
  // jsdom reports a reload as not implemented.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // Never settles: the page would be gone.
  sendReports();
});

describe('a missing entry of a remote reloads the page once per minute', () => {
  it('includes a remote with a missing entry', async () => {
    expect(await outcome(remotes(gone).loadRoutes(release))).toBe('reloading');
    expect(hasReloaded()).toBe(true);
    expect(await outcome(remotes(gone).loadRoutes(release))).toBe('RemoteFailure');
    sessionStorage.setItem('chunk-reload-at', String(Date.now() - CHUNK_RELOAD_INTERVAL_MS));
    expect(await outcome(remotes(gone).loadRoutes(release))).toBe('reloading');
  });
  it('excludes a slow remote and a manual retry', async () => {
    expect(
      await outcome(
        remotes(() => withDeadline(new Promise(() => {}), 1, 'no answer')).loadRoutes(release),
      ),
    ).toBe('RemoteFailure');
    expect(await outcome(remotes(gone).retry('mf_public'))).toBe('RemoteFailure');
    expect(hasReloaded()).toBe(false);
  });
});

it('a remote of which the visitor may have another release is opened as a new document', async () => {
  const host = vi.fn(gone);
  const access = createBrowserRemotes([release], host, () => {}, ['mf_public']);
  const patch = { path: '/', signal: new AbortController().signal, patch: () => {} };
  expect(await outcome(access.patchOnNavigation(patch))).toBe('reloading');
  expect([host.mock.calls, sessionStorage.getItem('arrival')]).toEqual([[], location.pathname]);
});
