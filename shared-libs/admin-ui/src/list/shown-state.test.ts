import { expect, it } from 'vitest';
import { computeShownState } from './shown-state.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const entry = { status: 'published' as const, publishAt: null, unpublishAt: null, deletedAt: null };
it.each([
  [{}, 'published'],
  [{ status: 'draft' as const }, 'draft'],
  [{ status: 'draft' as const, isEnded: true as const }, 'ended'],
  [{ publishAt: '2026-11-22T00:00:00Z' }, 'scheduled'],
  [{ publishAt: '2026-11-20T00:00:00Z' }, 'published'],
  [{ unpublishAt: '2026-11-21T00:00:00Z' }, 'ended'],
  [{ deletedAt: '2026-11-20T00:00:00Z' }, 'trash'],
])('computeShownState reports an entry with %j as %s', (change, state) =>
  expect(computeShownState({ ...entry, ...change }, now)).toBe(state),
);
