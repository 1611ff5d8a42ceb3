import type { ChannelState, RemoteRecord } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { describeRemotes } from './describe-remotes.ts';
import {
  createSampleFigures,
  createSampleRecord,
  createSampleRunning,
} from './testing/sample-releases.ts';

const only = (...given: Parameters<typeof describeRemotes>) => {
  const [overview, ...others] = describeRemotes(...given);
  expect(others).toEqual([]);
  if (!overview) throw new Error('No overview of the remote');
  return overview;
};
const errors = { ...createSampleFigures().errors, render: 12 };
const served = (version: string, refused?: { version: string; reason: string }) => ({
  shell: 'web-1',
  at: '2026-11-23T02:14:00.000Z',
  served: { version, ...(refused && { refused }) },
});
const canary: ChannelState = {
  channel: 'canary',
  version: '1.2.0',
  previous: [],
  pin: null,
  percent: 10,
};

describe('describeRemotes', () => {
  it('shows the current release, with author, time, reason and rollback target', () => {
    const overview = only({ records: [createSampleRecord()], running: createSampleRunning() });
    expect(overview).toMatchObject({
      note: '圖書館小組',
      version: '1.1.0',
      before: '1.0.0',
      since: { at: '2026-11-23T01:05:00.000Z', by: 'CI', reason: '開放日' },
    });
  });
  it('offers no rollback to the release that a rollback left', () => {
    const back = { channel: 'stable', version: '1.0.0', previous: ['1.1.0'] } as const;
    const channels = [{ ...back, previous: [...back.previous], pin: null, percent: 100 }];
    const overview = only({
      records: [createSampleRecord({ channels })],
      running: createSampleRunning(),
    });
    expect([overview.version, overview.before]).toEqual(['1.0.0', null]);
  });
  it('has a canary only while it has a share of the visitors', () => {
    const channels = (percent: number) => [
      ...createSampleRecord().channels,
      { ...canary, percent },
    ];
    const read = (percent: number) =>
      only({ records: [createSampleRecord({ channels: channels(percent) })], running: null })
        .canary;
    expect([read(10)?.version, read(0)]).toEqual(['1.2.0', null]);
  });
});

describe('state of a remote', () => {
  const state = (
    record: Partial<RemoteRecord>,
    ...figures: ReturnType<typeof createSampleFigures>[]
  ) => only({ records: [createSampleRecord(record)], running: createSampleRunning(figures) }).state;

  it('is healthy while few views fail', () => {
    expect(state({}, createSampleFigures({ views: 1000, errors }))).toBe('healthy');
    expect(state({ shells: [served('1.1.0')] })).toBe('healthy');
  });
  it('reports errors of the current release or the canary only', () => {
    const bad = { views: 30, errors };
    expect(state({}, createSampleFigures(bad))).toBe('errors');
    expect(state({}, createSampleFigures({ ...bad, version: '1.0.0' }))).toBe('healthy');
    const channels = [...createSampleRecord().channels, canary];
    expect(state({ channels }, createSampleFigures({ ...bad, version: '1.2.0' }))).toBe('errors');
  });
  it('reports a shell that refused a release first, then one that is behind', () => {
    const refused = { version: '1.1.0', reason: 'it throws' };
    const bad = createSampleFigures({ views: 30, errors });
    expect(state({ shells: [served('1.0.0', refused)] }, bad)).toBe('refused');
    expect(state({ shells: [served('1.1.0'), served('1.0.0')] })).toBe('behind');
  });
});
