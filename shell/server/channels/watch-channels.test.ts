import type { Release } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFigureWindow } from '../figures/figure-window.ts';
import type { ChannelRequest, ServedCanary, ServedTrial } from '../registry/served-channels.ts';
import { silentLog, writeTwoReleases } from '../testing/release.ts';
import { watchChannels } from './watch-channels.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T08:00:30.000Z');
let stops: (() => void)[] = [];
const temp = openTempFolder();
beforeEach(async () => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
});

/** A shell with figures of its own visitors; requested changes apply at once. */
async function open({ canary = true } = {}) {
  const [stable, next] = await writeTwoReleases(temp.path);
  const at = new Date().toISOString();
  const canaries: ServedCanary[] = canary ? [{ release: next, percent: 10, at }] : [];
  const trials: ServedTrial[] = canary ? [] : [{ release: next, against: stable, since: START }];
  const figures = createFigureWindow();
  const requests: ChannelRequest[] = [];
  stops = [
    watchChannels({
      canaries: () => (requests.length > 0 ? [] : canaries),
      trials: () => (requests.length > 0 ? [] : trials),
      stable: () => stable,
      readFigures: figures.observe,
      async changeChannel(request) {
        requests.push(request);
        return { to: request.version };
      },
      rollBackLocally: () => {},
      listLocalRollbacks: () => [],
      log: silentLog,
    }),
  ];
  /** Records views and a percentage of render errors. */
  function visit(release: Release, { views, errors }: { views: number; errors: number }) {
    const name = { remote: 'mf_public', version: release.manifest.version };
    for (let view = 1; view <= views; view++) {
      figures.addView(name);
      if ((view * errors) % 100 < errors) figures.addError(name, 'render');
    }
  }
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 5000) {
      vi.advanceTimersByTime(5000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { stable, next, visit, requests, pass };
}

describe('a canary', () => {
  it('ends within five minutes, with its figures, when 10 % of its pages fail', async () => {
    const site = await open();
    let minutes = 0;
    while (site.requests.length === 0 && minutes < 6) {
      site.visit(site.stable, { views: 180, errors: 0 });
      site.visit(site.next, { views: 20, errors: 10 });
      await site.pass(MINUTE);
      minutes++;
    }
    expect(minutes).toBeLessThanOrEqual(5);
    expect(site.requests).toEqual([
      {
        action: 'end-canary',
        remote: 'mf_public',
        version: '1.1.0',
        since: new Date(START).toISOString(),
        reason: expect.stringContaining('6 errors in 60 pages (10.0 %)'),
        figures: {
          release: { views: 60, errors: 6, falls: 0 },
          other: { views: 540, errors: 0, falls: 0 },
        },
      },
    ]);
  });
  it('is left as it is while it is healthy', async () => {
    const site = await open();
    for (let minute = 0; minute < 20; minute++) {
      site.visit(site.stable, { views: 180, errors: 1 });
      site.visit(site.next, { views: 20, errors: 0 });
      await site.pass(MINUTE);
    }
    expect(site.requests).toEqual([]);
  });
});

describe('a new release', () => {
  it('is rolled back in its first 15 minutes when worse than the previous one', async () => {
    const site = await open({ canary: false });
    vi.setSystemTime(START - 5 * MINUTE);
    site.visit(site.stable, { views: 300, errors: 0 });
    vi.setSystemTime(START);
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(10_000);
    expect(site.requests).toMatchObject([
      {
        action: 'roll-back',
        version: '1.1.0',
        figures: { release: { views: 100, errors: 10 }, other: { views: 300, errors: 0 } },
      },
    ]);
  });
  it('is not rolled back later', async () => {
    const site = await open({ canary: false });
    vi.setSystemTime(START + 15 * MINUTE);
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(10_000);
    expect(site.requests).toEqual([]);
  });
});
