// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markStart } from './hang-mark.ts';

const source = { remote: 'mf_library', version: '1.1.0' };
let sent: Blob[] = [];
const read = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    if (blob) reader.readAsText(blob);
  });

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.useFakeTimers();
  // The network boundary.
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
});
afterEach(() => vi.useRealTimers());

describe('a page that hangs while it starts a remote', () => {
  it('is reported by the next page, with the release', async () => {
    markStart(source);
    // No timer runs in a page that hangs.
    vi.setSystemTime(Date.now() + 11_000);
    markStart({ remote: 'mf_public', version: '2.0.0' });
    vi.useRealTimers();
    expect(JSON.parse(await read(sent[0])).reports).toMatchObject([
      { kind: 'uncaught', ...source, reason: 'Error: a page hung at its start' },
    ]);
  });
  it.each([
    ['that has started', () => vi.advanceTimersByTime(6000), 20_000],
    ['that was left', () => dispatchEvent(new Event('pagehide')), 20_000],
    ['that still starts in another tab', () => {}, 9000],
  ])('is not one %s', (_name, finish, later) => {
    markStart(source);
    finish();
    vi.setSystemTime(Date.now() + later);
    markStart(source);
    expect(sent).toEqual([]);
  });
});
