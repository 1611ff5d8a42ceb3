import { join } from 'node:path';
import type { RegistryEntry } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFigureWindow } from '../figures/figure-window.ts';
import { parseRegistry } from '../registry/parse-registry.ts';
import type { RegistryService } from '../registry/registry.ts';
import type { ChannelRequest } from '../registry/served-channels.ts';
import { silentLog, writeTwoReleases } from '../testing/release.ts';
import { openTestRegistry } from '../testing/shell.ts';
import { watchChannels } from './watch-channels.ts';

const START = Date.parse('2026-11-23T08:00:30.000Z');
const SINCE = '2026-11-23T08:00:00.000Z';
const AWAY = new Error('the release service is away');
let registry: RegistryService;
let stop: () => void;
let requests: ChannelRequest[];
let pending: Promise<unknown>[];
let answerChange: (request: ChannelRequest) => Promise<{ to: string } | null>;

const temp = openTempFolder();
beforeEach(async () => {
  requests = [];
  pending = [];
  answerChange = () => Promise.reject(AWAY);
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  stop();
  await registry.close();
});

const put = (sequence: number, entry: RegistryEntry) =>
  registry.follow(parseRegistry({ sequence, remotes: { mf_public: entry } }));
/** A shell that evaluates its own visitors. */
async function open(more: Partial<RegistryEntry>) {
  const [one, two] = await writeTwoReleases(join(temp.path, 'releases'));
  const entry = {
    current: '1.0.0',
    previous: [],
    releases: { '1.0.0': one, '1.1.0': two },
    ...more,
  };
  registry = await openTestRegistry(temp.path);
  await put(7, entry);
  const figures = createFigureWindow();
  stop = watchChannels({
    canaries: registry.canaries,
    trials: registry.trials,
    stable: () => registry.current()[0],
    readFigures: figures.observe,
    changeChannel(request) {
      requests.push(request);
      const change = answerChange(request);
      pending.push(change);
      return change;
    },
    rollBackLocally: registry.rollBackLocally,
    listLocalRollbacks: registry.listLocalRollbacks,
    log: silentLog,
  });
  /** 10 % of the pages of 1.1.0 fail. */
  const visit = () => {
    const name = { remote: 'mf_public', version: '1.1.0', channel: 'canary' as const };
    for (let view = 1; view <= 100; view++) figures.addView(name);
    for (let error = 1; error <= 10; error++) figures.addError(name, 'render');
  };
  return { entry, visit };
}
/** Runs this many polls and waits for their changes. */
async function poll(times = 1) {
  for (let count = 0; count < times; count++) {
    vi.advanceTimersByTime(5000);
    do {
      await Promise.allSettled(pending.splice(0));
      await new Promise((resolve) => setImmediate(resolve));
    } while (pending.length > 0);
  }
}
const served = () => ({
  stable: registry.current().map(({ manifest }) => manifest.version),
  canary: registry.canaries().map(({ release }) => release.manifest.version),
});
const canary = { version: '1.1.0', percent: 10, at: SINCE, by: 'CI', reason: 'try' };

describe('a shell with an unreachable release service', () => {
  it('leaves a bad canary at once and retries until the service has followed', async () => {
    const { entry, visit } = await open({ canary });
    expect(served()).toEqual({ stable: ['1.0.0'], canary: ['1.1.0'] });
    visit();
    await poll();
    await expect.poll(served).toEqual({ stable: ['1.0.0'], canary: [] });
    // The figures expire meanwhile, the decision does not.
    vi.setSystemTime(START + 60 * 60_000);
    await poll(2);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(1);
    expect(requests[0]).toMatchObject({
      action: 'end-canary',
      version: '1.1.0',
      since: SINCE,
      figures: { release: { views: 100, errors: 10, falls: 0 } },
    });
    answerChange = async () => ({ to: '1.0.0' });
    await poll();
    const { canary: _, ...ended } = entry;
    await put(8, ended);
    await poll(2);
    expect(requests).toHaveLength(4);
    expect(registry.listLocalRollbacks()).toEqual([]);
    expect(served()).toEqual({ stable: ['1.0.0'], canary: [] });
  });
  it('serves the canary again when it is restarted', async () => {
    const { entry, visit } = await open({ canary });
    visit();
    await poll();
    await expect.poll(() => served().canary).toEqual([]);
    vi.setSystemTime(START + 60 * 60_000);
    await put(8, { ...entry, canary: { ...canary, at: '2026-11-23T09:00:00.000Z' } });
    expect(served().canary).toEqual(['1.1.0']);
    await poll(2);
    expect(requests).toHaveLength(1);
  });
  it('leaves a bad release on trial at once, despite other registry changes meanwhile', async () => {
    const trial = { against: '1.0.0', since: SINCE };
    const { entry, visit } = await open({ current: '1.1.0', previous: ['1.0.0'], trial });
    expect(served().stable).toEqual(['1.1.0']);
    visit();
    await poll(2);
    await expect.poll(() => served().stable).toEqual(['1.0.0']);
    expect(requests[0]).toMatchObject({ action: 'roll-back', version: '1.1.0', since: SINCE });
    await put(8, entry);
    expect(served().stable).toEqual(['1.0.0']);
    const pin = { version: '1.0.0', upTo: '1.1.0', at: SINCE, by: 'automatic', reason: 'x' };
    const { trial: _, ...rest } = entry;
    await put(9, { ...rest, current: '1.0.0', previous: ['1.1.0'], pin });
    expect(served().stable).toEqual(['1.0.0']);
    expect(registry.listLocalRollbacks()).toEqual([]);
  });
});
