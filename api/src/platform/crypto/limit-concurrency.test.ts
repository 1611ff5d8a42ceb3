import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { limitConcurrency } from './limit-concurrency.ts';

describe('limitConcurrency', () => {
  it('runs at most the given number at once and finishes all', async () => {
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
  it('releases the slot after a failure', async () => {
    const runLimited = limitConcurrency(1, 10);
    await expect(runLimited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await runLimited(async () => 'next')).toBe('next');
  });
  it('rejects when the queue is full', async () => {
    const runLimited = limitConcurrency(1, 1);
    const slow = () => runLimited(() => new Promise((done) => setTimeout(done, 5)));
    const [first, second] = [slow(), slow()];
    await expect(slow()).rejects.toThrow(HttpError);
    await Promise.all([first, second]);
  });
});
