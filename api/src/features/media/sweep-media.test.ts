import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_PATHS, type Media } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { asPerson, picture, testApp, uploadTo } from '#testing';
import { openMediaStore } from './media-store.ts';
import { leftFiles } from './media-tables.ts';
import { sweepMedia } from './sweep-media.ts';

const test = testApp();
const uploader = asPerson(test, 'uploader', ['news']);

const HOUR = 3_600_000;
const png = (width: number) => picture(width, 20).png().toBuffer();
const addItem = async (width: number): Promise<Media> =>
  (await uploadTo(test, uploader.headers, await png(width))).json().data;
const fileOf = (name: string) => path.join(test.deps.config.dataDir, 'media', name);
const sweep = (now: number) =>
  sweepMedia({ ...test.deps, store: openMediaStore(test.deps.config) }, new Date(now));
function written(name: string, hoursAgo: number): string {
  writeFileSync(fileOf(name), 'x');
  const at = (Date.now() - hoursAgo * HOUR) / 1000;
  utimesSync(fileOf(name), at, at);
  return fileOf(name);
}

describe('sweepMedia', () => {
  it('removes only files without a row that are a day old', async () => {
    const item = await addItem(600);
    for (const name of readdirSync(fileOf('.')))
      utimesSync(fileOf(name), 1_700_000_000, 1_700_000_000);
    // Left by a crash before the row was written, or during an upload.
    const old = [
      written('0a-480.webp', 25),
      written('0b.mp4', 25),
      written('0c.upload', 25),
      written('0d.webp.new', 25),
    ];
    const young = [written('1a-480.webp', 23), written('1c.upload', 23)];
    const foreign = written('notes.txt', 1000);
    await sweep(Date.now());
    expect(old.filter((file) => existsSync(file))).toEqual([]);
    expect([...young, foreign].filter((file) => !existsSync(file))).toEqual([]);
    for (const url of [
      item.url,
      ...item.sources.flatMap(({ srcset }) =>
        srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
      ),
    ]) {
      expect((await test.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('removes replaced files after a day, when no cached page shows them', async () => {
    const item = await addItem(30);
    utimesSync(fileOf(path.basename(item.url)), 1_700_000_000, 1_700_000_000);
    await uploadTo(test, uploader.headers, await png(40), {
      url: `${MEDIA_PATHS.replace(item.id)}?revision=1`,
    });
    await sweep(Date.now() + 23 * HOUR);
    expect((await test.app.inject({ url: item.url })).statusCode).toBe(200);
    await sweep(Date.now() + 25 * HOUR);
    expect((await test.app.inject({ url: item.url })).statusCode).toBe(404);
    expect(await test.deps.db.orm.select().from(leftFiles)).toEqual([]);
  });
});
