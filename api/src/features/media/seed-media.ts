import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { seedMediaFolder } from './media-folder.ts';
import type { Variant } from './media-tables.ts';
import { media } from './media-tables.ts';

interface Picture {
  name: string;
  file: string;
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  variants: Variant[];
}

/** Enters the pictures of the demo content into the library; returns their ids by the name that the content knows them by. */
export async function seedMedia({ db }: Pick<Deps, 'db'>): Promise<ReadonlyMap<string, number>> {
  const folder = seedMediaFolder();
  const pictures = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Picture[];
  const rows = await Promise.all(
    pictures.map(async ({ name, file, width, height, placeholder, variants, alt }) => {
      const { size } = await stat(path.join(folder, file));
      return { name: alt, seedName: name, file, type: 'image/avif', size, width, height, placeholder, variants };
    }),
  );
  const made = await db.orm
    .insert(media)
    .values(rows)
    .onConflictDoUpdate({
      target: media.seedName,
      set: { file: sql`excluded.file`, size: sql`excluded.size`, variants: sql`excluded.variants`, placeholder: sql`excluded.placeholder` },
    })
    .returning({ id: media.id, seedName: media.seedName });
  return new Map(made.map(({ id, seedName }) => [seedName as string, id]));
}
