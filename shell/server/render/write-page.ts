import { isApiError } from '@admissions/api-client';
import { parseLocale } from '@admissions/model';
import type { Boot, Release } from '@admissions/protocol/releases';
import { isRouteErrorResponse, type RouteObject, type StaticHandlerContext } from 'react-router';
import { collectHashes, importMapText } from '../../src/browser/import-map.ts';
import { withDeadline } from '../../src/remotes/deadline.ts';
import type { RemoteFailure } from '../../src/remotes/remote-failure.ts';
import { findBrandStyle } from '../base/brand-style.ts';
import { hashInline, hashText } from '../cache/inline-hashes.ts';
import type { ReadPublic } from '../cache/public-reads.ts';
import { jsonForScript } from './boot-json.ts';
import { loadChangedTerms, loadFooterBlocks } from './frame-content.ts';
import { isFramedPage, stripScripts } from './framed-page.ts';
import { findPageHints } from './page-hints.ts';
import { createReadApi } from './read-api.ts';
import { hasFile, type ReleaseFile, toBrowserRelease, toReleaseFile } from './release-file.ts';
import type { PageFault, RenderJob, RenderSettings, WrittenPage } from './render-job.ts';
import { speculationRules } from './speculation-rules.ts';
import { renderStartNotice } from './start-notice.ts';

/** Reads happen before rendering, so a longer wait would last forever. */
const DRAW_TIMEOUT_MS = 3000;

export type EntryServer = typeof import('../../src/entry-server.tsx');

/** Without routes, `failure` contains the reason. */
export interface PageOwner {
  release: Release;
  routes?: RouteObject[];
  failure?: RemoteFailure;
}
interface Options {
  setting: RenderSettings;
  job: RenderJob;
  owner: PageOwner | null;
  read: ReadPublic;
  /** Aborts the loaders. */
  signal: AbortSignal;
}
interface Drawing {
  handler: ReturnType<EntryServer['pageHandler']>;
  shown: StaticHandlerContext;
  boot: Boot;
}

/** Rejects if not even an error page can be rendered. */
export async function writePage(
  app: EntryServer,
  { setting, job, owner, read, signal }: Options,
): Promise<WrittenPage> {
  const url = new URL(job.url);
  const isFramed = isFramedPage(job);
  const name = owner?.release.manifest.name;
  const api = createReadApi(read);
  const footer = loadFooterBlocks(api);
  const changedWords = loadChangedTerms(api, job.preview !== undefined);
  const handler = app.pageHandler(
    setting.releases,
    name && owner?.routes ? { [name]: owner.routes } : {},
  );
  const found = await app.loadPage(handler, url.href, { api, signal });
  if (found instanceof Response)
    return {
      status: found.status,
      location: resolveLocation(found, url),
      body: '',
      hashes: { script: [], style: [] },
      isDegraded: false,
      faults: [],
    };
  const faults = listLoaderFaults(found, signal);
  const context =
    name && owner?.failure
      ? {
          ...found,
          errors: { [name]: owner.failure },
          statusCode: owner.failure.isBrowserOnly ? 200 : 503,
        }
      : withStatus(found);
  const words = await changedWords;
  const boot: Boot = {
    locale: parseLocale(url.search),
    registry: [...setting.releases],
    // Search engines and sharing cards need absolute URLs.
    site: { ...setting.site, origin: setting.site.origin || setting.placeholders.origin },
    footer: await footer,
    ...(Object.keys(words).length > 0 && { words }),
    shell: setting.shellVersion,
    // Only failures show a request id, because other pages are shared.
    requestId: context.statusCode >= 500 ? setting.placeholders.request : '',
    ...(job.preview && !isFramed && { preview: job.preview }),
  };
  const draw = (shown: StaticHandlerContext) =>
    drawDocument(app, setting, owner?.release ?? null, {
      handler,
      shown,
      boot: { ...boot, hydration: app.collectHydration(shown) },
    });
  function finish(drawn: string) {
    const { html, hashes } = hashInline(drawn, setting.mark);
    const shown = isFramed ? stripScripts(html) : html;
    return {
      body: setting.showsFaults ? withFaults(shown, faults, owner?.failure) : shown,
      hashes: { ...hashes, script: [...hashes.script, hashImportMap(setting)] },
    };
  }
  const first = await draw(context);
  if (first.thrown === undefined)
    return {
      status: context.statusCode,
      ...finish(first.html),
      isDegraded: isDegraded(context),
      faults,
    };
  // React runs no error boundaries on the server: rendered again with the error in its place.
  faults.push({
    message: 'a page threw during rendering',
    reason: describeError(first.thrown),
    isOwn: true,
  });
  const errors = { [name ?? 'shell']: new Error('error.default') };
  const failed = { ...context, errors, statusCode: 500 };
  boot.requestId = setting.placeholders.request;
  const second = await draw(failed);
  return { status: 500, ...finish(second.html), isDegraded: true, faults };
}

const listLoaderFaults = ({ errors }: StaticHandlerContext, signal: AbortSignal): PageFault[] =>
  Object.values(errors ?? {})
    .filter((error) => !isRouteErrorResponse(error))
    .map((error) => ({
      message: 'a loader failed',
      reason: describeError(error),
      isOwn: !isApiError(error) && !signal.aborted,
    }));

async function drawDocument(
  app: EntryServer,
  { assets, releases, mark }: RenderSettings,
  owner: Release | null,
  { handler, shown, boot }: Drawing,
) {
  const hints = findPageHints(owner, [
    ...shown.matches.map(({ route }) => route.id),
    ...listParts(shown.loaderData),
  ]);
  const identity = boot.words?.identity;
  const brand = identity ? findBrandStyle(identity.look) : null;
  const drawn = app.renderDocument({
    handler,
    context: shown,
    boot,
    nonce: mark,
    entry: assets.entry,
    preload: [...assets.preload, ...hints.preload],
    css: [
      ...assets.css.map((href) => ({ href, precedence: 'shell' })),
      ...hints.css,
      ...(brand ? [{ href: brand, precedence: 'brand' }] : []),
    ],
    fonts: assets.fonts ?? [],
  });
  const { html, thrown } = await withDeadline(drawn, DRAW_TIMEOUT_MS, 'it waits while it is drawn');
  const bootData = {
    ...boot,
    registry: releases.filter((release) => !hasFile(release)),
    integrity: assets.integrity,
  };
  const files = releases.filter(hasFile).map(toReleaseFile);
  return {
    html: html
      .replace(
        '</head>',
        () =>
          `${files.map(toLink).join('')}<script type="speculationrules" nonce="${mark}">${speculationRules}</script><script type="application/json" id="boot">${jsonForScript(bootData)}</script></head>`,
      )
      .replace(
        /<\/body>(?![\s\S]*<\/body>)/,
        () => `${renderStartNotice(boot.locale, boot.words?.identity)}</body>`,
      ),
    thrown,
  };
}

const toLink = ({ href, integrity }: ReleaseFile) =>
  `<link rel="release" href="${href}" integrity="${integrity}">`;

/** Policy hash of the import map that the document will contain. */
const hashImportMap = ({ assets, releases }: RenderSettings) =>
  hashText(
    importMapText(collectHashes(assets.integrity, releases.filter(hasFile).map(toBrowserRelease))),
  );

/** `drawnBy` of a loader names split code that no route table lists. */
const listParts = (loaderData: StaticHandlerContext['loaderData']) =>
  Object.values(loaderData ?? {}).flatMap((data) => {
    const part = (data as { drawnBy?: unknown } | null | undefined)?.drawnBy;
    return typeof part === 'string' ? [part] : [];
  });

// A loader that failed because of the API is an outage, not a broken page.
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

function resolveLocation(redirect: Response, url: URL) {
  const target = new URL(redirect.headers.get('location') ?? '/', url);
  return target.origin === url.origin ? target.pathname + target.search + target.hash : target.href;
}

/** Development: shows errors in the page, below the hydrated part. */
function withFaults(html: string, faults: readonly PageFault[], failure?: RemoteFailure) {
  const all = failure
    ? [...faults, { message: failure.message, reason: describeError(failure.cause) }]
    : faults;
  const text = all.map(({ message, reason }) => `${message}\n${reason}`).join('\n\n');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return text
    ? html.replace(
        /<\/body>(?![\s\S]*<\/body>)/,
        () => `<pre id="faults" style="${FAULTS_STYLE}">${escaped}</pre></body>`,
      )
    : html;
}
const FAULTS_STYLE =
  'position:relative;z-index:9;margin:0;padding:1.5rem;background:#3b0d0c;color:#fff;font:0.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap';

const describeError = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
