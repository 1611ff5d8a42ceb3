import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import { encodeAvif } from './encode-picture.ts';
import { type Library, withFiles } from './ingest.ts';
import { readStored } from './media-store.ts';
import { media, type Variant } from './media-tables.ts';
import { kindsUsing } from './media-uses.ts';

/** Returns what encodes an upload as AVIF, one by one; WebP is served until then. */
export function createAvifQueue(app: FastifyInstance, deps: Library) {
  let last = Promise.resolve();
  let stopped = false;
  const add = (id: number) => {
    last = last.then(async () => {
      if (stopped) return;
      await encode(deps, id, () => stopped).catch((error: unknown) =>
        deps.log.warn({ err: error, media: id }, 'AVIF encoding failed; WebP is served instead'),
      );
    });
  };
  // Those of an earlier process.
  app.addHook('onListen', async () => {
    const lacking = sql`not ${media.variants} @> '[{"type":"image/avif"}]'::jsonb`;
    for (const { id } of await deps.db.orm
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.type, 'image/webp'), lacking)))
      add(id);
  });
  app.addHook('onClose', async () => {
    stopped = true;
    await last;
  });
  return add;
}

async function encode(library: Library, id: number, isOver: () => boolean) {
  const { db, store } = library;
  const [row] = await db.orm.select().from(media).where(eq(media.id, id));
  if (row?.type !== 'image/webp' || row.variants.some(({ type }) => type === 'image/avif')) return;
  const encoded = await encodeAvif(await readStored(store, row.file), isOver);
  if (isOver()) return;
  const stem = randomUUID();
  const files = encoded.map(({ type, width, bytes }) => ({
    type,
    width,
    source: bytes,
    name: `${stem}-${width}.avif`,
  }));
  const variants = files.map(({ type, width, name }): Variant => ({ type, width, file: name }));
  await withFiles(library, { files }, () =>
    runAnnouncedTransaction(library, async (tx) => {
      const { rowCount } = await tx
        .update(media)
        .set({ variants: sql`${media.variants} || ${JSON.stringify(variants)}::jsonb` })
        // The file may have been replaced meanwhile.
        .where(and(eq(media.id, id), eq(media.file, row.file)));
      if (!rowCount) throw new Error('the picture was replaced meanwhile');
      return { result: undefined, kinds: await kindsUsing(tx, id) };
    }),
  );
}
