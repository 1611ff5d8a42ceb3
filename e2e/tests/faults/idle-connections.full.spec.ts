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
  const answers: { status: number; time: number }[] = [];
  const most = { idle: 0, slow: 0 };
  try {
    // A new context per view avoids existing connections.
    for (const until = Date.now() + DURATION_MS; Date.now() < until; ) {
      const started = performance.now();
      const { status, body } = await fetch(product.url, { headers: { connection: 'close' } });
      await body?.cancel();
      answers.push({ status, time: performance.now() - started });
      const { idle, slow } = held.count();
      most.idle = Math.max(most.idle, idle);
      most.slow = Math.max(most.slow, slow);
    }
  } finally {
    held.release();
  }
  expect(most, 'held at once').toEqual(CONNECTION_COUNTS);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(product.services.shell.pid).toBe(shell);
  if (process.env.SAY_FIGURES) {
    const times = answers.map(({ time }) => time).sort((one, other) => one - other);
    const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
    console.log(
      `${answers.length} pages, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`,
    );
  }
});
