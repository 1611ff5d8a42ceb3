import { mkdirSync } from 'node:fs';
import { CODE } from '@admissions/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { MEDIA_NAME, mediaFolder, seedMediaFolder } from './media-folder.ts';

/** GET /media/*: files under names that are never used for other bytes, so they may be kept for ever. */
export async function serveMedia(app: FastifyInstance, { config }: Deps): Promise<void> {
  const folder = mediaFolder(config);
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, { root: [folder, seedMediaFolder()], serve: false, dotfiles: 'deny' });
  app.get('/media/:name', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const { name } = request.params as { name: string };
    if (!MEDIA_NAME.test(name)) throw new Refused(CODE.failed, 404, { message: 'error.notFound' });
    reply.header('x-content-type-options', 'nosniff');
    // A document is for reading elsewhere: shown in place it would run in the site's own origin.
    if (name.endsWith('.pdf')) reply.header('content-disposition', 'attachment');
    return reply.sendFile(name, { maxAge: '365d', immutable: true });
  });
}
