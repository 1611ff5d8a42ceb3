import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listening, testApp, visitor } from '#testing';
import paths from './file-paths.json' with { type: 'json' };
import requests from './raw-requests.json' with { type: 'json' };

// For answers that close the connection.
const PATIENT = 20_000;
const CANARY = 'CANARY-7d1f';
const test = testApp();
const site = listening(test);
beforeAll(() => {
  const { dataDir } = test.deps.config;
  for (const name of [
    'canary',
    'secrets.json',
    '.env',
    '.hidden.webp',
    'media/.hidden.webp',
    'media/canary',
    'media/secrets.json',
    'media/index.html',
  ])
    fs.writeFileSync(path.join(dataDir, name), CANARY);
  fs.symlinkSync(
    path.join(dataDir, 'canary'),
    path.join(dataDir, 'media', '00000000-0000-4000-8000-000000000000.webp.link'),
  );
});

/** Reads until the connection is closed or idle. */
async function answerTo(bytes: string, patience = 500): Promise<string> {
  const socket = net.connect(site.port, '127.0.0.1');
  let answer = '';
  return new Promise((resolve) => {
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    socket.setTimeout(patience, () => socket.destroy());
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

describe('raw requests', () => {
  it.each(requests as [string, string][])(
    'refuses %s and answers nothing after it',
    async (_what, bytes) => {
      const answer = await answerTo(bytes);
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
        Number(status),
      );
      // The parser's own refusal of trailing bytes has no request id.
      expect(answer.match(/x-request-id/gi)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(statuses.length).toBeLessThanOrEqual(2);
      for (const status of statuses) expect(status >= 400 && status < 500).toBe(true);
      expect(answer).not.toMatch(/smuggled|X-Canary|evil\.example|x-powered-by|server:/i);
    },
  );

  it('refuses two Authorization headers in either order, and two content types', async () => {
    const { authorization } = await visitor(test);
    const read = (headers: string[]) =>
      answerTo(
        `GET /api/ap/news HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers.map((each) => `${each}\r\n`).join('')}\r\n`,
        PATIENT,
      );
    const good = `Authorization: ${authorization}`;
    expect(await read([good])).toMatch(/^HTTP\/1\.1 200/);
    for (const headers of [
      [good, 'authorization: Bearer x'],
      ['AUTHORIZATION: Bearer x', good],
      [good, good],
    ])
      expect(await read(headers)).toMatch(/^HTTP\/1\.1 400/);
    const post =
      'POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\nContent-Type: application/json\r\n';
    expect(await answerTo(`${post}Content-Type: text/plain\r\n\r\n{}`, PATIENT)).toMatch(
      /^HTTP\/1\.1 400/,
    );
    expect(await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', PATIENT)).toMatch(
      /^HTTP\/1\.1 400/,
    );
  });
});

it.each(paths)('/media/%s is no file', async (name) => {
  const answer = await answerTo(
    `GET /media/${name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    PATIENT,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|403)/);
  expect(answer).not.toContain(CANARY);
  expect(answer).not.toContain('root:');
});
