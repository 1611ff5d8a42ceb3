import { randomBytes, randomUUID } from 'node:crypto';
import { isApiError } from '@admissions/api-client';
import type { Boot, Release } from '@admissions/contracts';
import { localeIn } from '@admissions/contracts';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { isRouteErrorResponse } from 'react-router';
import { findOwner } from '../../src/remotes/claims.ts';
import type { RemoteFailure } from '../../src/remotes/remote-failure.ts';
import type { Log } from '../base/log.ts';
import { ORIGIN_PLACE } from '../base/origin-place.ts';
import type { PackedPage } from '../cache/packed-page.ts';
import { packPage } from '../cache/packed-page.ts';
import { jsonForScript } from './boot-json.ts';
import { readFooterBlocks } from './footer-blocks.ts';
import { collectIntegrity, pageHints, withoutTables } from './page-hints.ts';
import { createRenderApi } from './render-api.ts';
import { Overloaded } from './render-queue.ts';
import type { ServerRemotes } from './server-remotes.ts';
import type { EntryAssets } from './shell-assets.ts';
import { speculationRules } from './speculation-rules.ts';
import { startNotice } from './start-notice.ts';

export type EntryServer = typeof import('../../src/entry-server.tsx');

/** Stand in a rendered page for what is different in every answer. */
export const NONCE_PLACE = `nonce${randomBytes(12).toString('hex')}`;
export const REQUEST_PLACE = `request${randomBytes(12).toString('hex')}`;
const PLACES = [NONCE_PLACE, REQUEST_PLACE, ORIGIN_PLACE];
const EMPTY: PackedPage = { pieces: [], bytes: 0 };
/** A page whose loaders take longer (milliseconds) is answered without its content. */
const RENDER_CAP = 5000;

export interface RenderedPage {
  status: number;
  location?: string;
  body: PackedPage;
  /** The API or the remote did not do its part: a copy from before is better. */
  isDegraded: boolean;
}
export interface RenderDeps {
  entry: () => Promise<EntryServer>;
  assets: () => EntryAssets;
  releases: () => readonly Release[];
  serverRemotes: Pick<ServerRemotes, 'load'>;
  token: (renew?: boolean) => Promise<string | null>;
  apiUrl: string;
  internalToken: string;
  siteOrigin: string;
  site: { origin: string; keepsPages: boolean; overrides?: string[] };
  shellVersion: string;
  isProbed: boolean;
  log: Log;
}

/** A visitor's page that is to be rendered: path and query, whose address it counts for, and the draft that it shows. */
export interface AskedPage {
  target: string;
  address: string;
  preview?: Boot['preview'];
}

/** Renders a visitor's page, with placeholders; rejects with Overloaded when it took too long, and when not even an error page can be rendered. */
export async function renderPage(
  deps: RenderDeps,
  { target, address, preview }: AskedPage,
): Promise<RenderedPage> {
  const url = new URL((deps.siteOrigin || 'http://shell.invalid') + target);
  const app = await deps.entry();
  const registry = deps.releases().filter(({ manifest }) => manifest.base === '');
  const owner = findOwner(registry, url.pathname);
  const cap = new AbortController();
  const timer = setTimeout(() => cap.abort(), RENDER_CAP);
  try {
    const api = createRenderApi({
      apiUrl: deps.apiUrl,
      token: deps.token,
      requestId: randomUUID(),
      internalToken: deps.internalToken,
      address,
      signal: cap.signal,
      preview: preview?.token,
    });
    const footer = readFooterBlocks(api);
    const loaded = await loadOwner(deps, owner);
    const handler = app.pageHandler(registry, loaded.routes);
    const found = await app.loadPage(handler, url.href, { api, signal: cap.signal });
    if (found instanceof Response)
      return {
        status: found.status,
        location: resolveLocation(found, url),
        body: EMPTY,
        isDegraded: false,
      };
    for (const error of Object.values(found.errors ?? {}))
      if (!isRouteErrorResponse(error))
        deps.log.error(
          { path: url.pathname, reason: (error as Error).stack ?? String(error) },
          'a loader failed',
        );
    const context =
      loaded.failure && owner
        ? app.withFailure(found, loaded.failure, owner.manifest.name, 503)
        : withStatus(found);

    const boot: Boot = {
      locale: localeIn(url.search),
      registry: registry.map(withoutTables),
      hydration: app.collectHydration(context, owner?.manifest.name),
      // Search engines and sharing cards need whole addresses, whether or not the site was told its own.
      site: { ...deps.site, origin: deps.site.origin || ORIGIN_PLACE },
      footer: await footer,
      shell: deps.shellVersion,
      requestId: REQUEST_PLACE,
      ...(preview && { preview }),
    };
    const render = (shown: StaticHandlerContext, hydration: Boot['hydration']) =>
      buildDocument(deps, app, { handler, shown, boot: { ...boot, hydration }, owner, registry });
    const first = await render(context, boot.hydration);
    if (first.thrown === undefined)
      return {
        status: context.statusCode,
        body: await packPage(first.html, PLACES),
        isDegraded: isDegraded(context),
      };
    // React does not run error boundaries on the server: the page is rendered again with the error in its place.
    deps.log.error(
      { path: url.pathname, reason: String(first.thrown) },
      'a page threw while it was rendered',
    );
    const failed = app.withFailure(
      context,
      new Error('error.default'),
      owner?.manifest.name ?? 'shell',
      500,
    );
    const second = await render(failed, app.collectHydration(failed, owner?.manifest.name));
    return { status: 500, body: await packPage(second.html, PLACES), isDegraded: true };
  } catch (error) {
    // Whatever was cut short ends in an error of its own kind: to the visitor it is the wait that was too long.
    throw cap.signal.aborted ? new Overloaded(503) : error;
  } finally {
    clearTimeout(timer);
  }
}

async function loadOwner(
  { serverRemotes, log }: RenderDeps,
  owner: Release | null,
): Promise<{ routes: Record<string, RouteObject[]>; failure?: RemoteFailure }> {
  if (!owner) return { routes: {} };
  try {
    return { routes: { [owner.manifest.name]: (await serverRemotes.load(owner)).routes } };
  } catch (failure) {
    log.error({ reason: (failure as Error).message }, 'a remote cannot be rendered');
    return { routes: {}, failure: failure as RemoteFailure };
  }
}

async function buildDocument(
  deps: RenderDeps,
  app: EntryServer,
  {
    handler,
    shown,
    boot,
    owner,
    registry,
  }: {
    handler: ReturnType<EntryServer['pageHandler']>;
    shown: StaticHandlerContext;
    boot: Boot;
    owner: Release | null;
    registry: Release[];
  },
) {
  const assets = deps.assets();
  const hints = pageHints(
    owner,
    shown.matches.map(({ route }) => route.id),
  );
  const { html, thrown } = await app.renderDocument({
    handler,
    context: shown,
    boot,
    nonce: NONCE_PLACE,
    entry: { href: assets.entry, integrity: assets.integrity[assets.entry] as string },
    preload: [
      ...assets.preload.map((href) => ({ href, integrity: assets.integrity[href] as string })),
      ...hints.preload,
    ],
    css: [...assets.css.map((href) => ({ href, precedence: 'shell' })), ...hints.css],
    importMap: { ...assets.integrity, ...collectIntegrity(registry) },
  });
  const facts = { ...boot, ...(deps.isProbed && { isProbed: true }) };
  return {
    html: html
      .replace(
        '</head>',
        () =>
          `<script type="speculationrules" nonce="${NONCE_PLACE}">${speculationRules}</script><script type="application/json" id="boot">${jsonForScript(facts)}</script></head>`,
      )
      .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${startNotice(boot.locale)}</body>`),
    thrown,
  };
}

// A loader that failed because the API did is an outage, not a broken page.
function withStatus(context: StaticHandlerContext): StaticHandlerContext {
  const errors = Object.values(context.errors ?? {});
  return errors.some(
    (error) =>
      isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500),
  )
    ? { ...context, statusCode: 503 }
    : context;
}
const isDegraded = ({ statusCode }: StaticHandlerContext) => statusCode >= 500;

function resolveLocation(redirect: Response, url: URL): string {
  const target = new URL(redirect.headers.get('location') ?? '/', url);
  return target.origin === url.origin ? target.pathname + target.search + target.hash : target.href;
}
