import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { resolveOrigin } from '../base/origin-placeholder.ts';
import type { PageAnswer } from '../render/pages.ts';
import { findPreview, PREVIEW_HEADERS } from '../render/preview.ts';
import { REQUEST_PLACEHOLDER } from '../render/render-page.ts';
import { Overloaded } from '../render/render-queue.ts';
import type { Services } from '../services/services.ts';
import { renderAdminDocument } from './admin-document.ts';
import { sendFailure } from './failures.ts';
import { adminDocumentHeaders, framedHeaders, publicPolicy } from './security-headers.ts';
import { sendPage, sendText } from './send-compressed.ts';
import { toVisitor } from './to-visitor.ts';

interface Deps
  extends Pick<
    Services,
    | 'pages'
    | 'chooseReleases'
    | 'overrides'
    | 'recorder'
    | 'hasPages'
    | 'assets'
    | 'shellVersion'
    | 'site'
    | 'hasProvider'
  > {
  /** Development: the policies would block the bundler's own scripts and styles. */
  isDev: boolean;
}
const MAX_TARGET_LENGTH = 2048;
/** Slows down networks that would retry a 429 at once. */
const THROTTLE_DELAY_MS = 1000;
const DEV_HEADERS = { 'cache-control': 'no-store' };

/** Server-rendered pages, and one client-rendered document for everything below /admin. */
export function registerPageRoutes(
  app: FastifyInstance,
  { pages, chooseReleases, overrides, recorder, hasPages, assets, isDev, ...shellInfo }: Deps,
) {
  app.get('/*', async (request, reply) => {
    const target = request.raw.url ?? '/';
    if (!target.startsWith('/')) return sendFailure(request, reply, 400);
    if (target.length > MAX_TARGET_LENGTH) return sendFailure(request, reply, 414);
    reply.type('text/html; charset=utf-8').header('x-request-id', request.id);
    const redirectPath = await overrides.acceptLink(request, reply);
    if (typeof redirectPath === 'number') return sendFailure(request, reply, redirectPath);
    if (redirectPath !== null) {
      const headers = { ...PREVIEW_HEADERS, location: redirectPath };
      return reply.code(303).headers(headers).send('');
    }
    const choice = chooseReleases(request, isAdmin(target) ? undefined : reply);
    const overridden = choice.site?.overrides;
    if (overridden) request.log.info({ overrides: overridden }, 'page of overridden releases');
    if (isAdmin(target)) {
      const nonce = randomBytes(16).toString('base64url');
      return sendText(
        request,
        reply.headers(isDev ? DEV_HEADERS : adminDocumentHeaders(nonce)),
        renderAdminDocument({
          ...shellInfo,
          site: { ...shellInfo.site, ...choice.site },
          assets: assets.admin,
          nonce,
          requestId: request.id,
        }),
      );
    }
    // At first start an outage, not a 404, which search engines would act on.
    if (!hasPages()) return sendFailure(request, reply, 503);
    const isOwn = findPreview(target) !== null || overridden !== undefined;
    reply.header('server-timing', `request;desc="${request.id}"`);
    const origin = resolveOrigin(request, shellInfo.site.origin);
    const visitor = { ...toVisitor(request), ...choice, origin };
    let page: PageAnswer;
    try {
      page = await pages(target, visitor);
    } catch (error) {
      if (error instanceof Overloaded) {
        // An immediate response would cause an immediate retry.
        if (error.status === 429) await setTimeout(THROTTLE_DELAY_MS);
        return sendFailure(request, reply, error.status);
      }
      const reason = (error as Error).stack;
      request.log.error({ reason }, 'a page could not be rendered');
      if (isDev) return reply.code(500).type('text/plain; charset=utf-8').send(reason);
      return sendFailure(request, reply, 500);
    }
    reply.headers(isOwn ? PREVIEW_HEADERS : cachingHeaders(page, choice.isVaried ?? false));
    if (page.isFramed && page.hashes) reply.headers(framedHeaders(page.hashes));
    else if (isDev) reply.headers(DEV_HEADERS);
    else if (page.hashes) reply.header('content-security-policy', publicPolicy(page.hashes));
    if (page.location) return reply.code(page.status).header('location', page.location).send('');
    // Live previews are re-rendered while staff type and are no visits.
    if (!page.isFramed) recorder.countView(target.split('?', 1)[0] ?? '/', visitor.releases);
    if (page.status === 503 || page.status === 429) reply.header('retry-after', '5');
    if ((page.status !== 200 || target.startsWith('/error')) && !reply.hasHeader('x-robots-tag'))
      reply.header('x-robots-tag', 'noindex');
    reply.code(page.status).header('x-page', page.source);
    // The failure page shows the request id.
    return page.status >= 500
      ? sendText(
          request,
          reply,
          page.body.text.toString().replaceAll(REQUEST_PLACEHOLDER, request.id),
        )
      : sendPage(request, reply, page.body);
  });
}

const isAdmin = (target: string) => /^\/admin([/?#]|$)/.test(target);

/** Shared caches serve without revalidation this long: published content is visible at once. */
const SHARED_MAX_AGE_SECONDS = 1;
const STALE_IF_ERROR_SECONDS = 24 * 3600;

const PUBLIC_HEADERS = {
  // Browsers revalidate each time and get 304.
  'cache-control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  // Separate, because browsers would apply these directives too (RFC 9213).
  'cdn-cache-control': `max-age=${SHARED_MAX_AGE_SECONDS}, stale-while-revalidate=${SHARED_MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
};
const PRIVATE_HEADERS = { 'cache-control': 'private, no-cache' };
const NO_STORE_HEADERS = { 'cache-control': 'no-store' };

/** Shared caches store no failures, stale copies, previews, or pages that vary during a canary. */
function cachingHeaders(
  { status, location, source }: Pick<PageAnswer, 'status' | 'location' | 'source'>,
  isVaried: boolean,
): Record<string, string> {
  if (status !== 200 && status !== 404 && location === undefined) return NO_STORE_HEADERS;
  return isVaried || source === 'stale' || source === 'preview' ? PRIVATE_HEADERS : PUBLIC_HEADERS;
}
