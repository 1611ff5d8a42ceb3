import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listening, testApp } from '../testing/test-app.ts';
import paths from './file-paths.json' with { type: 'json' };

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

/** Raw request: a client library would normalize the path. */
async function rawGet(target: string): Promise<string> {
  const socket = net.connect(site.port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

it.each(paths)('/media/%s is no file', async (name) => {
  const answer = await rawGet(`/media/${name}`);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|403)/);
  expect(answer).not.toContain(CANARY);
  expect(answer).not.toContain('root:');
});
