import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ORIGIN_PLACE, resolveOrigin } from '../base/origin-place.ts';
import type { PageAnswer } from '../render/pages.ts';
import { PREVIEW_HEADERS, previewIn } from '../render/preview.ts';
import { NONCE_PLACE, REQUEST_PLACE } from '../render/render-page.ts';
import { Overloaded } from '../render/render-queue.ts';
import type { Services } from '../services/services.ts';
import { adminDocument } from './admin-document.ts';
import { sendPage, sendText } from './compressed.ts';
import { sendFailure } from './failures.ts';
import { readVisitor } from './read-visitor.ts';
import { adminDocumentHeaders, publicDocumentHeaders } from './security-headers.ts';

interface Deps
  extends Pick<
    Services,
    'pages' | 'hasPages' | 'assets' | 'shellVersion' | 'site' | 'isProbed' | 'hasProvider'
  > {
  /** Development: the bundler's own scripts and styles would break the policies. */
  isDev: boolean;
}
const LONGEST_TARGET = 2048;
/** So long (milliseconds) a network waits to be told that it asks for too much. */
const PAUSE = 1000;
const DEV_HEADERS = { 'cache-control': 'no-store' };

/** Visitors' pages, rendered; the back office's one document for everything below /admin. */
export function pageRoutes(
  app: FastifyInstance,
  { pages, hasPages, assets, isDev, ...facts }: Deps,
) {
  app.get('/*', async (request, reply) => {
    const target = request.raw.url ?? '/';
    const nonce = randomBytes(16).toString('base64url');
    if (!target.startsWith('/')) return sendFailure(request, reply, 400);
    if (target.length > LONGEST_TARGET) return sendFailure(request, reply, 414);
    reply.type('text/html; charset=utf-8').header('x-request-id', request.id);
    if (isAdmin(target)) {
      return sendText(
        request,
        reply.headers(isDev ? DEV_HEADERS : adminDocumentHeaders(nonce)),
        adminDocument({ ...facts, assets: assets.admin, nonce, requestId: request.id }),
      );
    }
    // At a first start: an outage, never a page that does not exist, which search engines would forget.
    if (!hasPages()) return sendFailure(request, reply, 503);
    reply.headers(isDev ? DEV_HEADERS : publicDocumentHeaders(nonce));
    if (previewIn(target)) reply.headers(PREVIEW_HEADERS);
    let page: PageAnswer;
    try {
      page = await pages(target, readVisitor(request));
    } catch (error) {
      if (error instanceof Overloaded) {
        // Who is told at once asks again at once.
        if (error.status === 429) await setTimeout(PAUSE);
        return sendFailure(request, reply, error.status);
      }
      request.log.error({ reason: (error as Error).stack }, 'a page could not be rendered');
      return sendFailure(request, reply, 500);
    }
    if (page.location) return reply.code(page.status).header('location', page.location).send('');
    if (page.status === 503 || page.status === 429) reply.header('retry-after', '5');
    if ((page.status !== 200 || target.startsWith('/error')) && !reply.hasHeader('x-robots-tag'))
      reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply.code(page.status).header('x-page', page.source), page.body, {
      [NONCE_PLACE]: nonce,
      [REQUEST_PLACE]: request.id,
      [ORIGIN_PLACE]: resolveOrigin(request, facts.site.origin),
    });
  });
}

const isAdmin = (target: string) => /^\/admin([/?#]|$)/.test(target);
