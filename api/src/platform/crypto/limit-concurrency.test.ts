import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { limitConcurrency } from './limit-concurrency.ts';

describe('limitConcurrency', () => {
  it('no more than so many run at once, and all get their turn', async () => {
    const runLimited = limitConcurrency(3, 100);
    let running = 0;
    let highest = 0;
    const work = async (index: number) => {
      highest = Math.max(highest, ++running);
      await new Promise((done) => setTimeout(done, 1));
      running--;
      return index;
    };
    expect(
      await Promise.all(Array.from({ length: 20 }, (_, index) => runLimited(() => work(index)))),
    ).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(highest).toBe(3);
  });
  it('a failure frees its place', async () => {
    const runLimited = limitConcurrency(1, 10);
    await expect(runLimited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await runLimited(async () => 'next')).toBe('next');
  });
  it('who finds the queue full is refused', async () => {
    const runLimited = limitConcurrency(1, 1);
    const slow = () => runLimited(() => new Promise((done) => setTimeout(done, 5)));
    const [first, second] = [slow(), slow()];
    await expect(slow()).rejects.toThrow(HttpError);
    await Promise.all([first, second]);
  });
});
