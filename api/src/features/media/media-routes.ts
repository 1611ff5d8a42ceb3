import type { Locale, Media, Page } from '@admissions/contracts';
import { MEDIA_PATHS } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/messages';
import multipart from '@fastify/multipart';
import { and, count, desc, eq, ilike, like, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid, malformed, Refused, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import { containing, pageQuery, queryOf } from '../list-query.ts';
import { avifQueue } from './avif-queue.ts';
import { mediaOf } from './image-values.ts';
import { ingest } from './ingest.ts';
import { media } from './media-tables.ts';
import { serveMedia } from './serve-media.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST = 10 * MEGABYTE;
const searchText = z.string().trim().max(100).default('');
const mediaQuery = pageQuery.extend({ text: searchText, search: searchText, type: z.enum(['', 'image', 'file']).default('') });

/** The media library: uploads, their list, and the files themselves. */
export async function mediaRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { orm } = deps.db;
  const queue = avifQueue(deps);
  await app.register(multipart, { limits: { fileSize: LARGEST, files: 1, fields: 5, parts: 6, headerPairs: 50 } });
  await serveMedia(app, deps);

  app.post(
    MEDIA_PATHS.upload,
    {
      bodyLimit: LARGEST + MEGABYTE,
      config: { access: 'account', upload: true },
      schema: { tags: ['media'], summary: 'Upload a picture or document', consumes: ['multipart/form-data'] },
    },
    async (request) => {
      const locale = localeOf(request);
      const { bytes, name } = await sentFile(request, locale);
      const row = await ingest(deps, { bytes, name, by: request.admin as SignedIn, locale });
      if (row.type.startsWith('image/')) queue.add(row.id);
      return success(mediaOf(row));
    },
  );

  app.get(MEDIA_PATHS.list, { config: { access: 'account' }, schema: { tags: ['media'], summary: 'Uploaded pictures and documents' } }, async ({ query }) => {
    const { page, perpage, text, search, type } = queryOf(mediaQuery, query);
    const named = text || search;
    const wanted = and(
      named === '' ? undefined : ilike(media.name, containing(named)),
      type === 'image' ? like(media.type, 'image/%') : undefined,
      type === 'file' ? eq(media.type, 'application/pdf') : ne(media.type, ''),
    );
    const rows = await orm
      .select()
      .from(media)
      .where(wanted)
      .orderBy(desc(media.id))
      .limit(perpage)
      .offset((page - 1) * perpage);
    const [sum] = await orm.select({ total: count() }).from(media).where(wanted);
    return success({ list: rows.map(mediaOf), total: sum?.total ?? 0, page, perpage } satisfies Page<Media>);
  });

  app.addHook('onListen', () => queue.addMissing());
  app.addHook('onClose', async () => {
    queue.stop();
    await queue.idle();
  });
}

async function sentFile(request: FastifyRequest, locale: Locale): Promise<{ bytes: Buffer; name: string }> {
  try {
    const part = await request.file();
    if (!part) throw invalid({ file: [messageOf(locale, 'validation.required')] });
    return { bytes: await part.toBuffer(), name: part.filename ?? '' };
  } catch (error) {
    // The parser's own errors (a form that breaks off, no boundaries) carry no status.
    throw error instanceof Refused || (error as { statusCode?: number }).statusCode ? error : malformed();
  }
}
