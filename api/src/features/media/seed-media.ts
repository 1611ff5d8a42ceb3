import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { findMediaType, isDocument } from './media-names.ts';
import { seedMediaFolder } from './media-store.ts';
import { media, type Variant } from './media-tables.ts';
import { readMp4 } from './mp4.ts';

interface Picture {
  name: string;
  file: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  variants: Variant[];
  focal?: { x: number; y: number };
  subject?: string;
}
type MediaInsert = typeof media.$inferInsert;

/** Registers the demo media; returns their ids by seed key. */
export async function seedMedia({ db }: Deps): Promise<ReadonlyMap<string, number>> {
  const folder = seedMediaFolder();
  const pictures = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Picture[];
  const files = await readdir(folder);
  const others = files.filter((file) => isDocument(file) || file.endsWith('.mp4'));
  const rows = await Promise.all([
    ...pictures.map((picture) => pictureRow(folder, picture)),
    ...others.map((file) => fileRow(folder, file)),
  ]);
  const seeded = await db.orm
    .insert(media)
    .values(rows)
    .onConflictDoUpdate({
      target: media.seedName,
      set: {
        file: sql`excluded.file`,
        size: sql`excluded.size`,
        variants: sql`excluded.variants`,
        placeholder: sql`excluded.placeholder`,
      },
    })
    .returning({ id: media.id, seedName: media.seedName });
  return new Map(seeded.map(({ id, seedName }) => [seedName as string, id]));
}

async function pictureRow(
  folder: string,
  { name: seedName, subject, ...picture }: Picture,
): Promise<MediaInsert> {
  const { size } = await stat(path.join(folder, picture.file));
  const kind = subject === 'panorama' ? 'panorama' : 'image';
  return { ...picture, kind, name: picture.alt, seedName, type: 'image/avif', size };
}

async function fileRow(folder: string, file: string): Promise<MediaInsert> {
  const seedName = path.parse(file).name;
  const { size } = await stat(path.join(folder, file));
  const common = {
    seedName,
    file,
    type: findMediaType(file),
    size,
    placeholder: '',
    variants: [],
  };
  if (isDocument(file))
    return { ...common, kind: 'file', name: `示範文件（${seedName}）`, width: 0, height: 0 };
  const metadata = await readMp4(path.join(folder, file));
  if (!metadata) throw new Error(`Seed: ${file} is not a video`);
  return { ...common, kind: 'video', name: `校園示範影片（${seedName}）`, ...metadata };
}
