import type { FastifyInstance } from 'fastify';
import { resolveOrigin } from '../base/origin-placeholder.ts';
import type { PageAnswer, Pages, Visitor } from '../render/pages.ts';
import { sendFailure } from './failures.ts';
import { sendPage } from './send-compressed.ts';
import { toVisitor } from './to-visitor.ts';

interface Deps {
  /** Renders or loads the file at this path. */
  feeds: Pages<Visitor>;
  siteOrigin: string;
}
const FILES: Readonly<Record<string, string>> = {
  '/feed.xml': 'application/rss+xml; charset=utf-8',
  '/calendar.ics': 'text/calendar; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
};
/** Accepted query of a file. */
const PARTS: Readonly<Record<string, { name: string; pattern: RegExp }>> = {
  '/sitemap.xml': { name: 'page', pattern: /^[1-9]\d{0,2}$/ },
  '/calendar.ics': {
    name: 'of',
    // One entry, or at least one label in this order.
    pattern:
      /^((camp|event|admissions)-[1-9]\d{0,8}|(?=[tcw])(type-[a-z]{1,13})?((^|,)who-[a-z]{1,13})?((^|,)college-[a-z]{1,13})?)$/,
  },
};

/** Feeds are cached like pages. */
export function registerFeedRoutes(app: FastifyInstance, { feeds, siteOrigin }: Deps) {
  for (const [path, type] of Object.entries(FILES)) {
    app.get(path, async (request, reply) => {
      const part = PARTS[path];
      const partValue = part && (request.query as Record<string, unknown>)[part.name];
      if (partValue !== undefined && !part?.pattern.test(String(partValue)))
        return reply.callNotFound();
      let file: PageAnswer;
      try {
        // Other query parameters are ignored, so that the file is cached once.
        file = await feeds(
          partValue === undefined ? path : `${path}?${part?.name}=${partValue}`,
          { ...toVisitor(request), origin: resolveOrigin(request, siteOrigin) },
          partValue === undefined ? 'standing' : 'listed',
        );
      } catch (error) {
        request.log.warn({ reason: (error as Error).message }, 'a feed could not be rendered');
        return sendFailure(request, reply, 503);
      }
      if (file.status === 404) return reply.callNotFound();
      reply.type(type).headers({ 'cache-control': 'public, no-cache', 'x-page': file.source });
      return sendPage(request, reply, file.body);
    });
  }
  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      '',
      `Sitemap: ${resolveOrigin(request, siteOrigin)}/sitemap.xml`,
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'));
  });
}
