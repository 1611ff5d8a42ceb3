// @vitest-environment jsdom
import type { ReportBatch } from '@admissions/protocol/releases';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const source = { remote: 'mf_library', version: '1.1.0' };
let markStart: typeof import('./hang-mark.ts').markStart;
let sent: Blob[] = [];
const read = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
/** Reports of pages that hung; documents of other tests may send theirs meanwhile. */
async function readHangs() {
  vi.useRealTimers();
  const batches: ReportBatch[] = (await Promise.all(sent.map(read))).map((text) =>
    JSON.parse(text),
  );
  return batches
    .flatMap(({ reports }) => reports)
    .filter((report) => 'reason' in report && report.reason.includes('hung'));
}

beforeEach(async () => {
  // A fresh module, as in a new document.
  vi.resetModules();
  ({ markStart } = await import('./hang-mark.ts'));
  sent = [];
  vi.useFakeTimers();
  // The network boundary.
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
});

describe('a page that hangs while it starts a remote', () => {
  it('is reported by the next page, with the release', async () => {
    markStart(source);
    // No timer runs in a page that hangs.
    vi.setSystemTime(Date.now() + 11_000);
    markStart({ remote: 'mf_public', version: '2.0.0' });
    expect(await readHangs()).toMatchObject([
      { kind: 'uncaught', ...source, reason: 'Error: a page hung at its start' },
    ]);
  });
  it.each([
    ['that has started', () => vi.advanceTimersByTime(6000), 20_000],
    ['that was left', () => dispatchEvent(new Event('pagehide')), 20_000],
    ['that still starts in another tab', () => {}, 9000],
  ])('is not one %s', async (_name, finish, later) => {
    markStart(source);
    finish();
    vi.setSystemTime(Date.now() + later);
    markStart(source);
    expect(await readHangs()).toEqual([]);
  });
});
