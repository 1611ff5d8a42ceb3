import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '#testing';
import type { Snapshots } from '../../platform/db/snapshots/snapshots.ts';

const MINUTE_MS = 60_000;
const test = testApp();
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
const metrics = async () => (await test.app.inject('/metrics')).body;

describe('snapshot schedule', () => {
  it.runIf(process.env.TEST_DATABASE_URL)('takes none of a database server', async () => {
    vi.advanceTimersByTime(MINUTE_MS);
    expect(test.deps.snapshots).toBeUndefined();
    expect(await metrics()).not.toContain('api_snapshots');
  });

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'takes a first snapshot a minute after the start, and none while it is recent',
    async () => {
      const snapshots = test.deps.snapshots as Snapshots;
      vi.advanceTimersByTime(MINUTE_MS);
      await expect
        .poll(() => snapshots.list().map(({ reason }) => reason), { timeout: 60_000 })
        .toEqual(['schedule']);
      vi.advanceTimersByTime(20 * MINUTE_MS);
      // Queued after a scheduled snapshot, if any.
      const second = await snapshots.take('command');
      expect(snapshots.list().map(({ reason }) => reason)).toEqual(['command', 'schedule']);
      expect(await metrics()).toMatch(/^api_snapshots 2$/m);
      expect(Number(/^api_snapshot_age_seconds (\S+)$/m.exec(await metrics())?.[1])).toBeLessThan(
        (Date.now() - Date.parse(second.takenAt)) / 1000 + 1,
      );
    },
    120_000,
  );

  it('metrics cover responses, event loop, cache, database and queues', async () => {
    await fetch(
      `http://127.0.0.1:${(test.app.server.address() as { port: number }).port}/api/ap/news`,
    );
    const text = await metrics();
    for (const line of [
      /^api_request_seconds_bucket\{class="ap",method="GET",status="401",le="\+Inf"\} 1$/m,
      /^api_request_seconds_count\{class="ap",method="GET",status="401"\} 1$/m,
      /^api_event_loop_delay_seconds\{of="p99"\} [\d.]+$/m,
      /^api_cache_reads\{result="hit"\} \d+$/m,
      /^api_database_up 1$/m,
      /^api_database_connections\{state="waiting"\} \d+$/m,
      /^api_waiting\{for="mail"\} 0$/m,
      /^api_waiting\{for="avif"\} \d+$/m,
    ])
      expect(text).toMatch(line);
    // Each metric has one TYPE line before its first value.
    const typed = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(new Set(typed).size).toBe(typed.length);
  });
});
