import type {
  FiguresOfRelease,
  RemoteRecord,
  RunningReleases,
} from '@admissions/protocol/releases';

/** For tests: a remote with 1.1.0 as current release, 1.0.0 before. */
export const createSampleRecord = (overrides: Partial<RemoteRecord> = {}): RemoteRecord => ({
  remote: 'mf_library',
  owner: {
    team: '圖書館小組',
    prefixes: ['/library'],
    budget: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
    updatedBy: 'chief',
  },
  tokens: [],
  releases: [sampleRelease('1.1.0', '2026-11-23T01:00:00.000Z'), sampleRelease('1.0.0')],
  channels: [{ channel: 'stable', version: '1.1.0', previous: ['1.0.0'], pin: null, percent: 100 }],
  shells: [],
  log: [
    {
      id: 2,
      at: '2026-11-23T01:05:00.000Z',
      remote: 'mf_library',
      action: 'switch',
      channel: 'stable',
      from: '1.0.0',
      to: '1.1.0',
      reason: '開放日',
      by: 'CI',
      commit: 'c0ffee',
      percent: null,
      figures: null,
    },
  ],
  ...overrides,
});

const sampleRelease = (version: string, releasedAt = '2026-11-20T01:00:00.000Z') => ({
  version,
  releasedAt,
  sentAt: releasedAt,
  sentBy: 'CI',
  builder: 'builder@ci',
  commit: 'c0ffee',
  size: 52_000,
});

const none = { load: 0, chunk: 0, boundary: 0, hydration: 0, uncaught: 0 };
/** For tests: figures of a release's last minutes. */
export const createSampleFigures = (
  overrides: Partial<FiguresOfRelease> = {},
): FiguresOfRelease => ({
  remote: 'mf_library',
  version: '1.1.0',
  channel: 'stable',
  views: 0,
  visits: 0,
  errors: { ...none, import: 0, render: 0, deadline: 0, crash: 0 },
  minutes: [],
  ...overrides,
});

/** For tests: the state that a shell reports. */
export const createSampleRunning = (
  releases: readonly FiguresOfRelease[] = [],
): RunningReleases => ({
  figures: { at: '2026-11-23T02:14:30.000Z', minutes: 15, releases: [...releases] },
});
