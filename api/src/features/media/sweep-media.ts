import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { listFiles } from './change-media.ts';
import type { Library } from './ingest.ts';
import { MEDIA_NAME } from './media-names.ts';
import { mediaFolder } from './media-store.ts';
import { leftFiles, media } from './media-tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Sweeps at the start of the server and every hour. */
export const scheduleMediaSweep = (app: FastifyInstance, library: Library) =>
  scheduleJob(app, {
    everyMs: 3_600_000,
    failure: 'media were not swept; it is tried again in an hour',
    run: () => sweepMedia(library),
  });

type SweepDeps = Pick<Library, 'db' | 'store' | 'config'>;

/** Removes unreferenced files older than a day, left by replacements or crashes. */
export async function sweepMedia(library: SweepDeps, now = new Date()) {
  const before = new Date(now.getTime() - DAY_MS);
  // Their files are orphans from now on.
  await library.db.orm.delete(leftFiles).where(lt(leftFiles.at, before.toISOString()));
  await deleteOrphans(library, before);
  await deleteUnfinished(library, before);
}

async function deleteOrphans({ db, store }: SweepDeps, before: Date) {
  const old: string[] = [];
  for await (const { name, at } of store.list())
    if (at < before && MEDIA_NAME.test(name)) old.push(name);
  if (old.length === 0) return;
  // Read after the listing: later rows belong to unlisted files.
  const rows = await db.orm
    .select({ file: media.file, variants: media.variants, original: media.original })
    .from(media);
  const waiting = await db.orm.select({ file: leftFiles.file }).from(leftFiles);
  const referenced = new Set([...rows.flatMap(listFiles), ...waiting.map(({ file }) => file)]);
  await store.remove(old.filter((name) => !referenced.has(name)));
}

// Spooled on this machine before reaching the store.
async function deleteUnfinished({ config }: SweepDeps, before: Date) {
  const folder = mediaFolder(config);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.(new|upload)$/.test(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}
