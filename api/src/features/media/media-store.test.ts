import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startServer, temporaryFolder } from '@admissions/tools/testing-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../tests/testing/s3-server.ts';
import { withFiles } from './ingest.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';

const dataDir = temporaryFolder();
let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.close());
const nameOf = (ending = 'webp') => `${randomUUID()}.${ending}`;
const namesIn = async (store: MediaStore) => {
  const names = [];
  for await (const { name, at } of store.list()) {
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
    names.push(name);
  }
  return names.sort();
};

describe.each(['folder', 'S3'] as const)('a store: %s', (storeType) => {
  const open = () =>
    openMediaStore({ dataDir, s3: storeType === 'S3' ? server.settings : undefined });

  it('reads, lists and removes stored files', async () => {
    const store = open();
    const [one, two] = [nameOf(), nameOf('pdf')];
    const bytes = randomBytes(70_000);
    await store.put(one, bytes);
    await store.put(two, Buffer.from('%PDF'));
    expect((await store.read(one)).equals(bytes)).toBe(true);
    expect(await namesIn(store)).toEqual([one, two].sort());
    await store.remove([one, 'never-there.webp']);
    expect(await namesIn(store)).toEqual([two]);
    await expect(store.read(one)).rejects.toThrow();
    await store.remove([two]);
  });
  it('moves a file from the disk', async () => {
    const store = open();
    await store.put('first.webp', Buffer.from('x'));
    const from = path.join(dataDir, 'media', `${randomUUID()}.upload`);
    const bytes = randomBytes(3_000_000);
    writeFileSync(from, bytes);
    const name = nameOf('mp4');
    await store.put(name, { path: from });
    expect([(await store.read(name)).equals(bytes), existsSync(from)]).toEqual([true, false]);
    await store.remove([name, 'first.webp']);
  });
  it('stores none of several files when one fails', async () => {
    const store = open();
    const before = await namesIn(store);
    const files = [
      { name: nameOf(), source: Buffer.from('x') },
      { name: nameOf(), source: { path: '/nowhere/at/all' } },
    ];
    await expect(withFiles({ store }, { files }, async () => {})).rejects.toThrow();
    expect(await namesIn(store)).toEqual(before);
  });
});

describe('a store: S3', () => {
  it('lists more than one page', async () => {
    const names = Array.from({ length: 2500 }, (_, index) => `n${10_000 + index}.webp`);
    // The second server fails in the middle of a list.
    const { url: endpoint } = await startServer(({ url = '' }, response) => {
      const after = new URL(url, 'http://here').searchParams.get('start-after') ?? '';
      const page = names.filter((name) => `many/${name}` > after).slice(0, 1000);
      const contents = page.map(
        (name) =>
          `<Contents><Key>many/${name}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      );
      response.end(
        `<ListBucketResult><IsTruncated>${page.at(-1) !== names.at(-1)}</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
    });
    expect(
      await namesIn(
        openMediaStore({ dataDir, s3: { ...server.settings, endpoint, prefix: 'many/' } }),
      ),
    ).toEqual(names);
  });
  it('answers range requests', async () => {
    const store = openMediaStore({ dataDir, s3: server.settings });
    await store.put('film.mp4', Buffer.from('0123456789'));
    const part = await store.open?.('film.mp4', 'bytes=2-4');
    expect([
      part?.status,
      part?.headers['content-range'],
      part && (await buffer(part.body)).toString(),
    ]).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await store.open?.('no-such-film.mp4', undefined)).toBeNull();
  });
  it('reports a wrong key and an unreachable server clearly', async () => {
    const wrong = openMediaStore({ dataDir, s3: { ...server.settings, secretKey: 'another' } });
    await expect(wrong.put('a.webp', Buffer.from('x'))).rejects.toThrow(
      'the media store answered 403: SignatureDoesNotMatch',
    );
    const nobody = openMediaStore({
      dataDir,
      s3: { ...server.settings, endpoint: 'http://127.0.0.1:1' },
    });
    await expect(nobody.read('a.webp')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
