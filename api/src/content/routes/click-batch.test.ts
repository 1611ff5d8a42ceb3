import { expect, it } from 'vitest';
import { createClickBatch } from './public-routes.ts';

it('createClickBatch loses nothing when a write fails, even during the final flush', async () => {
  const written: [number, number][][] = [];
  let fail: ((error: Error) => void) | undefined;
  const { add, flush } = createClickBatch(async (clicks) => {
    if (!written.length && !fail)
      await new Promise<void>((_resolve, reject) => {
        fail = reject;
      });
    written.push([...clicks]);
  });
  add(1);
  add(1);
  const first = flush();
  await expect.poll(() => fail).toBeDefined();
  add(1);
  add(2);
  const last = flush();
  fail?.(new Error('the database is down'));
  await expect(first).rejects.toThrow('the database is down');
  await last;
  await flush();
  expect(written.map((each) => each.sort(([a], [b]) => a - b))).toEqual([
    [
      [1, 3],
      [2, 1],
    ],
  ]);
});
