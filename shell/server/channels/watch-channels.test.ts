import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { createChangeChannel, startCanary } from '@admissions/tools/channels';
import { readRegistry, switchTo } from '@admissions/tools/registry-file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFigureWindow } from '../figures/figure-window.ts';
import type { ServedCanary, ServedTrial } from '../registry/served-channels.ts';
import { writeRelease } from '../testing-release.ts';
import { watchChannels } from './watch-channels.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T08:00:30.000Z');
const log = { info: () => {}, warn: () => {}, error: () => {} };
let folder: string;
let stops: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

interface LogLine {
  by: string;
  reason: string;
}

/** Shells beside one registry, each with the figures of its own visitors. */
async function open({
  shells = 1,
  canary = true,
  promoteAfter,
}: {
  shells?: number;
  canary?: boolean;
  promoteAfter?: number;
} = {}) {
  const folders = {
    registryFile: join(folder, 'registry.json'),
    releasesDir: join(folder, 'releases'),
  };
  const why = { reason: 'open day', by: 'ann@desk' };
  const [stable, next] = await Promise.all(
    ['1.0.0', '1.1.0'].map((version) => writeRelease(folders.releasesDir, { version })),
  );
  if (!stable || !next) throw new Error('no release');
  await switchTo(folders.registryFile, stable, why);
  const options = { percent: 10, ...(promoteAfter && { promoteAfter }), ...why };
  if (canary) await startCanary(folders.registryFile, next, options);
  else await switchTo(folders.registryFile, next, why);
  const at = new Date().toISOString();
  const canaries: ServedCanary[] = canary
    ? [{ release: next, percent: 10, at, ...(promoteAfter && { promoteAfter }) }]
    : [];
  const trials: ServedTrial[] = canary ? [] : [{ release: next, against: stable, since: START }];
  const windows = Array.from({ length: shells }, () => createFigureWindow());
  const begun: Promise<unknown>[] = [];
  const changeChannel = createChangeChannel(folders);
  stops = windows.map(({ observe }) =>
    watchChannels({
      canaries: () => canaries,
      trials: () => trials,
      stable: () => stable,
      observe,
      changeChannel(request) {
        const change = changeChannel(request);
        begun.push(change);
        return change;
      },
      log: log as never,
    }),
  );
  /** Visits to each shell: so many a minute, of which so many in a hundred met an error of the server's. */
  function visit(release: Release, { views, errors }: { views: number; errors: number }) {
    const name = {
      remote: 'mf_public',
      version: release.manifest.version,
      channel: 'stable' as const,
    };
    for (const figures of windows)
      for (let view = 1; view <= views; view++) {
        figures.addView(name);
        if ((view * errors) % 100 < errors) figures.addError(name, 'render');
      }
  }
  const readEntry = async () => (await readRegistry(folders.registryFile)).remotes.mf_public;
  /** What was written without anybody; waits for the first, which comes after the registry. */
  async function readLines(): Promise<LogLine[]> {
    for (let tries = 0; tries < 200; tries++) {
      const text = await readFile(join(folder, 'registry-log.jsonl'), 'utf8');
      const lines: LogLine[] = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ by }) => by === 'automatic');
      if (lines.length > 0) return lines;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return [];
  }
  /** Lets time pass, and what was begun come to an end. */
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 5000) {
      vi.advanceTimersByTime(5000);
      do {
        await Promise.allSettled(begun.splice(0));
        await new Promise((resolve) => setImmediate(resolve));
      } while (begun.length > 0);
    }
  }
  return { stable, next, visit, windows, readEntry, readLines, pass };
}

describe('a canary', () => {
  it('of which a tenth of the pages have errors is back within five minutes, by itself, with the figures in the log', async () => {
    const site = await open();
    let minutes = 0;
    while ((await site.readEntry())?.canary && minutes < 6) {
      site.visit(site.stable, { views: 180, errors: 0 });
      site.visit(site.next, { views: 20, errors: 10 });
      await site.pass(MINUTE);
      minutes++;
    }
    expect(minutes).toBeLessThanOrEqual(5);
    const { current, canary } = (await site.readEntry()) ?? {};
    expect([current, canary]).toEqual(['1.0.0', undefined]);
    const [line, ...more] = await site.readLines();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      remote: 'mf_public',
      channel: 'canary',
      from: '1.1.0',
      to: '1.0.0',
      by: 'automatic',
      figures: { release: { views: 60, errors: 6, falls: 0 }, other: { views: 540, errors: 0 } },
    });
    expect(line?.reason).toContain('6 errors in 60 pages (10.0 %)');
  });
  it('that is healthy is promoted by itself after the time that was asked for, not before', async () => {
    const site = await open({ promoteAfter: 10 });
    for (let minute = 0; minute < 9; minute++) {
      site.visit(site.stable, { views: 180, errors: 1 });
      site.visit(site.next, { views: 20, errors: 0 });
      await site.pass(MINUTE);
    }
    expect((await site.readEntry())?.current).toBe('1.0.0');
    await site.pass(MINUTE);
    const [line] = await site.readLines();
    expect(line).toMatchObject({ reason: 'healthy for 10 minutes' });
    const { current, previous, canary } = (await site.readEntry()) ?? {};
    expect([current, previous, canary]).toEqual(['1.1.0', ['1.0.0'], undefined]);
  });
  it('that hardly anybody saw is not promoted: nobody knows whether it is healthy', async () => {
    const site = await open({ promoteAfter: 1 });
    site.visit(site.next, { views: 49, errors: 0 });
    await site.pass(2 * MINUTE);
    expect((await site.readEntry())?.current).toBe('1.0.0');
  });
  it('stays when what is in force has the same errors: then the cause is another', async () => {
    const site = await open();
    site.visit(site.stable, { views: 200, errors: 10 });
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(MINUTE);
    expect((await site.readEntry())?.canary?.version).toBe('1.1.0');
  });
  it('whose renderer fell three times ends, however few saw it', async () => {
    const site = await open();
    for (let fall = 0; fall < 3; fall++)
      site.windows[0]?.addFall({ remote: 'mf_public', version: '1.1.0', channel: 'canary' });
    await site.pass(10_000);
    expect((await site.readLines())[0]?.reason).toBe('its renderers fell 3 times');
    expect((await site.readEntry())?.canary).toBeUndefined();
  });
  it('ends once where several shells are sure at the same moment', async () => {
    const site = await open({ shells: 3 });
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(20_000);
    expect(await site.readLines()).toHaveLength(1);
  });
  it.each([
    ['one network', 'a canary', ['203.0.113.0']],
    ['three networks', 'none', ['203.0.113.0', '198.51.100.0', '192.0.2.0']],
  ])(
    'of which browsers of %s report errors: afterwards there is %s',
    async (_name, expected, networks) => {
      const site = await open();
      site.visit(site.next, { views: 100, errors: 0 });
      const name = { remote: 'mf_public', version: '1.1.0', channel: 'canary' as const };
      for (const network of networks)
        for (let count = 0; count < 30; count++)
          site.windows[0]?.addError(name, 'boundary', network);
      await site.pass(10_000);
      if (expected === 'none') await site.readLines();
      expect((await site.readEntry())?.canary ? 'a canary' : 'none').toBe(expected);
    },
  );
});

describe('a new release', () => {
  it('that does worse than the one before goes back in its first fifteen minutes, with a pin', async () => {
    const site = await open({ canary: false });
    vi.setSystemTime(START - 5 * MINUTE);
    site.visit(site.stable, { views: 300, errors: 0 });
    vi.setSystemTime(START);
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(10_000);
    expect((await site.readLines())[0]).toMatchObject({
      figures: { release: { views: 100, errors: 10 }, other: { views: 300, errors: 0 } },
    });
    const { current, pin } = (await site.readEntry()) ?? {};
    expect([current, pin?.by, pin?.upTo]).toEqual(['1.0.0', 'automatic', '1.1.0']);
  });
  it('that is as good, or as bad, as the one before stays', async () => {
    const site = await open({ canary: false });
    vi.setSystemTime(START - 5 * MINUTE);
    site.visit(site.stable, { views: 300, errors: 10 });
    vi.setSystemTime(START);
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(10_000);
    expect((await site.readEntry())?.current).toBe('1.1.0');
  });
  it('is left to people after that', async () => {
    const site = await open({ canary: false });
    vi.setSystemTime(START + 15 * MINUTE);
    site.visit(site.next, { views: 100, errors: 10 });
    await site.pass(10_000);
    expect((await site.readEntry())?.current).toBe('1.1.0');
  });
});
