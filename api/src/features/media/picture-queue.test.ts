import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

/** Work that ends on demand. */
function createPendingWork() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => until, end: () => end() };
}
const patient = { maxWaiting: 10, maxWaitMs: 60_000 };

describe('the picture queue', () => {
  it('alternates between accounts and runs deferred work last', async () => {
    const runQueued = createPictureQueue(patient);
    const done: string[] = [];
    const first = createPendingWork();
    const running = runQueued(1, first.work);
    const named = (owner: number | 'later', name: string) =>
      runQueued(owner, async () => void done.push(name));
    const all = [
      named('later', 'avif'),
      named(1, 'a1'),
      named(1, 'a2'),
      named(1, 'a3'),
      named(2, 'b1'),
      named(2, 'b2'),
      named(3, 'c1'),
    ];
    first.end();
    await Promise.all([running, ...all]);
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'avif']);
  });
  it('runs one at a time and continues after a failure', async () => {
    const runQueued = createPictureQueue(patient);
    let [now, maxRunning] = [0, 0];
    const work = async () => {
      maxRunning = Math.max(maxRunning, ++now);
      await pause(1);
      now--;
      if (Math.random() < 0.5) throw new Error('broken');
    };
    await Promise.allSettled(Array.from({ length: 10 }, (_, at) => runQueued(at % 3, work)));
    expect(maxRunning).toBe(1);
    expect(await runQueued(1, async () => 'alive')).toBe('alive');
  });
  it('rejects with 503 when full and after the longest wait', async () => {
    const runQueued = createPictureQueue({ maxWaiting: 1, maxWaitMs: 20 });
    const first = createPendingWork();
    const running = runQueued(1, first.work);
    const waiting = runQueued(2, async () => 'never');
    await expect(runQueued(3, async () => 'never')).rejects.toMatchObject({ status: 503 });
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    first.end();
    await running;
    expect(await runQueued(2, async () => 'next')).toBe('next');
  });
  it('drops aborted work before it starts', async () => {
    const runQueued = createPictureQueue(patient);
    const first = createPendingWork();
    const gone = new AbortController();
    const running = runQueued(1, first.work);
    let began = false;
    const dropped = runQueued(2, async () => (began = true), gone.signal);
    gone.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    first.end();
    await running;
    expect([await runQueued(2, async () => 'next'), began]).toEqual(['next', false]);
  });
});
