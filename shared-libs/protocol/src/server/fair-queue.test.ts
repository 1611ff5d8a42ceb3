import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Queue with manually finished work; `started` lists it in order. */
function open(limits: Omit<Parameters<typeof createFairQueue>[0], 'refusal'>) {
  const full = new Error('full');
  const queue = createFairQueue({ ...limits, refusal: () => full });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  let running = 0;
  let highest = 0;
  const take = (network: string, name: string) =>
    queue
      .take(network, async () => {
        started.push(name);
        highest = Math.max(highest, ++running);
        await new Promise<void>((resolve) => ends.push(resolve));
        running--;
      })
      .catch((error: unknown) => {
        if (error !== full) throw error;
        refused.push(name);
      });
  const finish = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await setImmediate();
    }
  };
  return { take, finish, started, refused, highest: () => highest, load: queue.load };
}
const flood = (line: ReturnType<typeof open>, network: string, times: number) =>
  Array.from({ length: times }, (_, index) => line.take(network, `${network}${index}`));

describe('createFairQueue', () => {
  it('alternates between networks, whatever the length of their queues', async () => {
    const line = open({ atOnce: 1, mostEach: 10, most: 100 });
    const all = [
      ...flood(line, 'flood', 6),
      line.take('a', 'a0'),
      line.take('b', 'b0'),
      line.take('a', 'a1'),
    ];
    await line.finish();
    await Promise.all(all);
    expect(line.started).toEqual([
      'flood0',
      'flood1',
      'a0',
      'b0',
      'flood2',
      'a1',
      'flood3',
      'flood4',
      'flood5',
    ]);
    expect(line.highest()).toBe(1);
  });
  it('refuses a flood from one network beyond its share, and no other network', async () => {
    const line = open({ atOnce: 1, mostEach: 4, most: 6 });
    const all = [
      ...flood(line, 'flood', 50),
      ...Array.from({ length: 5 }, (_, index) => line.take(`visitor-${index}`, `visitor-${index}`)),
    ];
    await line.finish();
    await Promise.all(all);
    expect(line.started.filter((name) => name.startsWith('visitor'))).toHaveLength(5);
    expect(line.refused.every((name) => name.startsWith('flood'))).toBe(true);
  });
  it('refuses the newest request when every network has one slot', async () => {
    const line = open({ atOnce: 1, mostEach: 4, most: 3 });
    const all = Array.from({ length: 6 }, (_, index) =>
      line.take(`visitor-${index}`, `visitor-${index}`),
    );
    await line.finish();
    await Promise.all(all);
    expect(line.refused).toEqual(['visitor-4', 'visitor-5']);
  });
  it('refuses what waits longer than the deadline', async () => {
    const line = open({ atOnce: 1, mostEach: 9, most: 9, deadline: 20 });
    const first = line.take('one', 'first');
    await line.take('two', 'late');
    expect(line.refused).toEqual(['late']);
    await line.finish();
    await first;
    expect(line.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('runs the given number at once and continues after a failure', async () => {
    const queue = createFairQueue({
      atOnce: 2,
      mostEach: 9,
      most: 9,
      refusal: () => new Error('full'),
    });
    const failures = await Promise.allSettled(
      Array.from({ length: 4 }, () => queue.take('one', () => Promise.reject(new Error('broken')))),
    );
    expect(failures.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ]);
    const line = open({ atOnce: 2, mostEach: 9, most: 9 });
    const all = flood(line, 'one', 7);
    await line.finish();
    await Promise.all(all);
    expect([line.started.length, line.highest()]).toEqual([7, 2]);
  });
});
