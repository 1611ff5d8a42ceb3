import { describe, expect, test } from 'vitest';
import { createRenderLanes, createRenderQueue, Overloaded } from './render-queue.ts';

/** Renders that last until they are ended. */
function renders() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { started, work, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const limits = { atOnce: 2, waiting: 3, perNetwork: 10, deadline: 60_000 };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Overloaded ? error.status : String(error)),
  );

describe('render queue', () => {
  test('limits running and waiting renders and rejects the rest', async () => {
    const queue = createRenderQueue(limits);
    const { started, work, end } = renders();
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) =>
      outcome(queue.run(`net-${index}`, work(name))),
    );
    await settled();
    expect(started).toEqual(['a', 'b']);
    expect(queue.load()).toEqual({ running: 2, waiting: 3 });
    expect(await all[5]).toBe(503);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name);
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done', 'done', 503]);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });
  test('is fair between networks during a flood from one', async () => {
    const queue = createRenderQueue({ ...limits, atOnce: 1, waiting: 10 });
    const { started, work, end } = renders();
    for (const name of ['f1', 'f2', 'f3', 'f4']) void queue.run('flood', work(name));
    void queue.run('school', work('s1'));
    await settled();
    for (const name of ['f1', 'f2', 's1', 'f3']) await end(name);
    expect(started).toEqual(['f1', 'f2', 's1', 'f3', 'f4']);
    await end('f4');
  });
  test('evicts the last job of the longest queue for a new network', async () => {
    const queue = createRenderQueue({ ...limits, atOnce: 1, waiting: 3 });
    const { started, work, end } = renders();
    const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) =>
      outcome(queue.run('flood', work(name))),
    );
    const visitor = outcome(queue.run('school', work('s1')));
    expect(await flood[4]).toBe(503);
    expect(await flood[3]).toBe(503);
    for (const name of ['f1', 'f2', 's1', 'f3']) await end(name);
    expect(await visitor).toBe('done');
    expect(started).toContain('s1');
  });
  test('rejects too many renders of one network with 429', async () => {
    const queue = createRenderQueue({ ...limits, waiting: 50, perNetwork: 4 });
    const { work, end } = renders();
    const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) =>
      outcome(queue.run('flood', work(name))),
    );
    expect(await flood[4]).toBe(429);
    const visitor = outcome(queue.run('school', work('s1')));
    for (const name of ['f1', 'f2', 's1', 'f3', 'f4']) await end(name);
    expect(await visitor).toBe('done');
    expect(await outcome(queue.run('flood', async () => 'again'))).toBe('done');
  });
  test('rejects jobs after the deadline', async () => {
    const queue = createRenderQueue({ ...limits, atOnce: 1, deadline: 20 });
    const { started, work, end } = renders();
    const first = outcome(queue.run('one', work('a')));
    expect(await outcome(queue.run('two', work('b')))).toBe(503);
    await end('a');
    expect(await first).toBe('done');
    expect([started, queue.load()]).toEqual([['a'], { running: 0, waiting: 0 }]);
  });
  test('continues after a failed render', async () => {
    const queue = createRenderQueue({ ...limits, atOnce: 1 });
    const failed = outcome(queue.run('one', () => Promise.reject(new Error('broken'))));
    const next = outcome(queue.run('two', async () => 'fine'));
    expect(await Promise.all([failed, next])).toEqual(['Error: broken', 'done']);
  });
});

test('render lanes are not blocked by another remote that hangs', async () => {
  const lanes = createRenderLanes(() =>
    createRenderQueue({ atOnce: 1, waiting: 0, perNetwork: 5, deadline: 50 }),
  );
  void lanes.run('a', () => new Promise(() => {}), 'mf_stuck');
  await expect(lanes.run('b', async () => 'page', 'mf_stuck')).rejects.toMatchObject({
    status: 503,
  });
  expect(await lanes.run('b', async () => 'page', 'mf_other')).toBe('page');
  expect(lanes.load()).toEqual({ running: 1, waiting: 0 });
});
