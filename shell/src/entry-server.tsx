import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Api, apiContext } from '@admissions/api-client';
import { en } from '@admissions/model/catalogues';
import type { Boot, Release } from '@admissions/protocol/releases';
import { AppStoreContext, addCatalogue, createAppStore } from '@admissions/store';
import { type PreloadModuleOptions, preload as preloadFile, preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Document } from './document.tsx';
import { BootContext } from './remotes/boot-context.ts';
import { findOwner } from './remotes/claims.ts';
import { packErrors } from './remotes/packed-errors.ts';
import { RemotesContext } from './remotes/remotes-context.ts';
import { publicRoutes } from './routes.tsx';
import { startScript, withLatePreloads } from './start-script.ts';

addCatalogue('en', en);

type StaticHandler = ReturnType<typeof createStaticHandler>;

/** Creates the handler of a set of releases; the owner of the path has its pages loaded. */
export const pageHandler = (
  registry: readonly Release[],
  loaded: Record<string, RouteObject[]>,
): StaticHandler => createStaticHandler(publicRoutes([...registry], loaded));

/** Runs the loaders of a page; a Response is a redirect. */
export function loadPage(
  handler: StaticHandler,
  url: string,
  { api, signal }: { api: Api; signal: AbortSignal },
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  return handler.query(new Request(url, { signal }), { requestContext });
}

export interface DocumentInput {
  handler: StaticHandler;
  context: StaticHandlerContext;
  boot: Boot;
  nonce: string;
  entry: string;
  preload: readonly string[];
  css: readonly { href: string; precedence: string }[];
  fonts: readonly string[];
}
export interface RenderedDocument {
  html: string;
  /** Render error: the page that threw is missing from the HTML. */
  thrown: unknown;
}

/** Renders a loaded page to a whole document; rejects when even the frame fails. */
export function renderDocument(input: DocumentInput): Promise<RenderedDocument> {
  let thrown: unknown;
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<Page {...input} />, {
      nonce: input.nonce,
      // Otherwise a large page is streamed hidden and needs a script: blank without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      bootstrapScriptContent: startScript(input.entry),
      onShellError: reject,
      onError: (error) => {
        thrown ??= error;
      },
      onAllReady() {
        text(stream.pipe(new PassThrough())).then(
          (html) => resolve({ html: withLatePreloads(html), thrown }),
          reject,
        );
      },
    });
  });
}

function Page({ handler, context, boot, entry, preload, css, fonts }: DocumentInput) {
  for (const href of fonts)
    preloadFile(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  // Style sheets and the first picture come before the scripts.
  for (const href of [...preload, entry])
    preloadModule(href, { as: 'script', fetchPriority: 'low' } as PreloadModuleOptions);
  const remotes = {
    ownerOf(path: string) {
      const manifest = findOwner(boot.registry, path)?.manifest;
      return manifest ? { name: manifest.name, version: manifest.version } : null;
    },
    retry: () => Promise.reject(new Error('Remotes can only be retried in the browser.')),
  };
  return (
    <AppStoreContext value={createAppStore({ locale: boot.locale })}>
      <BootContext value={boot}>
        <Document css={css}>
          <RemotesContext value={remotes}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </RemotesContext>
        </Document>
      </BootContext>
    </AppStoreContext>
  );
}

/** Data for hydration. */
export const collectHydration = ({
  loaderData,
  errors,
}: StaticHandlerContext): Boot['hydration'] => ({
  loaderData,
  ...(errors && { errors: packErrors(errors) }),
});
