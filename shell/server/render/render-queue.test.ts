import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const never = () => new Promise<never>(() => {});
const open = (mostEach: number) =>
  createRenderQueue({ atOnce: 1, most: 1, mostEach, deadline: 50 });

test('the render queue rejects renders beyond the share of one network with 429', async () => {
  const queue = open(0);
  void queue.run('flood', never);
  await expect(queue.run('flood', never)).rejects.toMatchObject({ status: 429 });
});

test('the render queue rejects renders that all visitors together are too many for with 503', async () => {
  const queue = open(5);
  void queue.run('flood', never);
  const waiting = queue.run('school', never);
  await expect(queue.run('visitor', never)).rejects.toMatchObject({ status: 503 });
  expect(queue.load()).toEqual({ running: 1, waiting: 1 });
  await expect(waiting).rejects.toMatchObject({ status: 503 });
});

test('a remote that hangs does not block the renders of another', async () => {
  const queue = open(5);
  void queue.run('a', never, 'mf_stuck');
  await expect(queue.run('b', async () => 'page', 'mf_stuck')).rejects.toMatchObject({
    status: 503,
  });
  expect(await queue.run('b', async () => 'page', 'mf_other')).toBe('page');
  expect(queue.load()).toEqual({ running: 1, waiting: 0 });
});
