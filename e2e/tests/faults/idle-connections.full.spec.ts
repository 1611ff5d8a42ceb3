import { holdConnections } from '../../fixtures/hold-connections.ts';
import { expect, test } from '../../fixtures/test.ts';

const CONNECTION_COUNTS = { idle: 300, slow: 100 };
const DURATION_MS = 8000;

test(`${CONNECTION_COUNTS.idle} idle and ${CONNECTION_COUNTS.slow} slow connections do not block visitors`, async ({
  product,
}) => {
  const shell = product.services.shell.pid;
  await expect.poll(async () => (await fetch(product.url)).status, { timeout: 60_000 }).toBe(200);
  const held = holdConnections(product.url, CONNECTION_COUNTS);
  const statuses = new Set<number>();
  const most = { idle: 0, slow: 0 };
  try {
    // A new context per view avoids existing connections.
    for (const until = Date.now() + DURATION_MS; Date.now() < until; ) {
      const { status, body } = await fetch(product.url, { headers: { connection: 'close' } });
      await body?.cancel();
      statuses.add(status);
      const { idle, slow } = held.count();
      most.idle = Math.max(most.idle, idle);
      most.slow = Math.max(most.slow, slow);
    }
  } finally {
    held.release();
  }
  expect(most, 'held at once').toEqual(CONNECTION_COUNTS);
  expect(statuses).toEqual(new Set([200]));
  expect(product.services.shell.pid).toBe(shell);
});
