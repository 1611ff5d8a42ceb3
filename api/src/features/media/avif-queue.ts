import { KINDS } from '@admissions/contracts/kinds';
import { and, eq, like, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { encodedAvif } from './encode-picture.ts';
import { mediaFolder, readMedia, writeFiles } from './media-folder.ts';
import type { Variant } from './media-tables.ts';
import { media } from './media-tables.ts';

export interface AvifQueue {
  add(id: number): void;
  /** Queues the pictures that have no AVIF yet: the process ended before their turn. */
  addMissing(): Promise<void>;
  /** Resolves when nothing is queued or running; after `stop` when what runs has ended. */
  idle(): Promise<void>;
  stop(): void;
}

/** Makes AVIF of uploaded pictures, one after another, while WebP already serves. */
export function avifQueue(deps: Pick<Deps, 'db' | 'config' | 'changes' | 'log'>): AvifQueue {
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  const add = (id: number) => {
    last = last.then(async () => {
      if (stopped) return;
      await encode(deps, id).catch((error: unknown) => deps.log.warn({ err: error, media: id }, 'no AVIF was made; WebP serves'));
    });
  };
  return {
    add,
    async addMissing() {
      const lacking = sql`not ${media.variants} @> '[{"type":"image/avif"}]'::jsonb`;
      for (const { id } of await deps.db.orm
        .select({ id: media.id })
        .from(media)
        .where(and(like(media.type, 'image/%'), lacking)))
        add(id);
    },
    idle: () => last,
    stop() {
      stopped = true;
    },
  };
}

async function encode({ db, config, changes }: Pick<Deps, 'db' | 'config' | 'changes'>, id: number): Promise<void> {
  const [row] = await db.orm.select().from(media).where(eq(media.id, id));
  if (!row) return;
  const folder = mediaFolder(config);
  const made = await encodedAvif(await readMedia(folder, row.file));
  const stem = row.file.replace(/-\d+\.webp$/, '');
  const files = made.map(({ type, width, bytes }) => ({ type, width, bytes, name: `${stem}-${width}.avif` }));
  await writeFiles(folder, files);
  const variants: Variant[] = files.map(({ type, width, name }) => ({ type: type as 'image/avif', width, file: name }));
  const kinds = KINDS.map((kind) => kind.id);
  await db.transaction(async (tx) => {
    await tx
      .update(media)
      .set({ variants: sql`${media.variants} || ${JSON.stringify(variants)}::jsonb` })
      .where(eq(media.id, id));
    // Any kept answer may show the picture.
    await changes.announce(tx, kinds);
  });
  changes.heard(kinds);
}
