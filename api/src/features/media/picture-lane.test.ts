import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fairLane } from './picture-lane.ts';

/** Work that ends when the test says so. */
function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => until, end: () => end() };
}
const patient = { waiting: 10, patience: 60_000 };

describe('L12: the one place for pictures', () => {
  it('takes the accounts in turn, and what can wait when nobody does', async () => {
    const inTurn = fairLane(patient);
    const done: string[] = [];
    const first = held();
    const running = inTurn(1, first.work);
    const named = (owner: number | 'later', name: string) =>
      inTurn(owner, async () => void done.push(name));
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
  it('runs one at a time and goes on after a failure', async () => {
    const inTurn = fairLane(patient);
    let [now, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++now);
      await pause(1);
      now--;
      if (Math.random() < 0.5) throw new Error('broken');
    };
    await Promise.allSettled(Array.from({ length: 10 }, (_, at) => inTurn(at % 3, work)));
    expect(most).toBe(1);
    expect(await inTurn(1, async () => 'alive')).toBe('alive');
  });
  it('refuses with 503 who would be one too many, and who waits too long', async () => {
    const inTurn = fairLane({ waiting: 1, patience: 20 });
    const first = held();
    const running = inTurn(1, first.work);
    const waiting = inTurn(2, async () => 'never');
    await expect(inTurn(3, async () => 'never')).rejects.toMatchObject({ status: 503 });
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    first.end();
    await running;
    expect(await inTurn(2, async () => 'next')).toBe('next');
  });
  it('drops what nobody waits for any more, before it begins', async () => {
    const inTurn = fairLane(patient);
    const first = held();
    const gone = new AbortController();
    const running = inTurn(1, first.work);
    let began = false;
    const dropped = inTurn(2, async () => (began = true), gone.signal);
    gone.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    first.end();
    await running;
    expect([await inTurn(2, async () => 'next'), began]).toEqual(['next', false]);
  });
});
