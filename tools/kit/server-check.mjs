import { AUTH_PATHS, selectPageQuery } from '@admissions/protocol';
import { coversPath } from '@admissions/protocol/releases';
import { findBlockedStyle } from '@admissions/releases';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { cssModules } from '../vite/css-modules.mjs';
import { readRemote } from '../vite/release-files.mjs';

const PAGE = 'virtual:server-page';

/** Renders a page like the shell's server to HTML; throws the remote's error. */
const PAGE_CODE = `import { apiContext, createApi, isApiError } from '@admissions/api-client';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, RouterContextProvider, StaticRouterProvider } from 'react-router';
import { routes } from '/src/remote.tsx';

export async function drawPage(url, site, token) {
  const failures = [];
  const onError = (error) => {
    if (!isApiError(error) && !isRouteErrorResponse(error)) failures.push(error);
  };
  const handler = createStaticHandler(routes);
  const api = createApi({ baseURL: site, tokens: { app: token, admin: () => null } });
  const requestContext = new RouterContextProvider(new Map([[apiContext, api]]));
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return '';
  Object.values(context.errors ?? {}).forEach(onError);
  const locale = new URL(url).searchParams.get('lang') === 'en' ? 'en' : 'zh-TW';
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const store = createAppStore({ locale });
  const stream = await renderToReadableStream(
    createElement(AppStoreContext, { value: store }, page),
    { onError },
  );
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return context.errors ? '' : new Response(stream).text();
}
`;

/** Renders pages of the remote in `dir` as the shell's server would: { findError(path), close }. */
export async function startServerCheck(dir, site) {
  const vite = await createServer({
    root: dir,
    configFile: false,
    css: cssModules(),
    // Otherwise it would replace the optimized packages of the browser's server.
    cacheDir: 'node_modules/.vite-server-pages',
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      react(),
      {
        name: 'server-page',
        resolveId: (id) => (id === PAGE ? id : null),
        load: (id) => (id === PAGE ? PAGE_CODE : null),
      },
    ],
  });
  return {
    close: () => vite.close(),
    /** The error of the page on the server of a release, or null. */
    async findError(address) {
      const { origin, pathname, search } = new URL(address, site);
      const [claim] = readRemote(dir)
        .claims.filter(({ path }) => coversPath(path, pathname))
        .toSorted((one, other) => other.path.length - one.path.length);
      if (!claim) return null;
      try {
        const { drawPage } = await vite.ssrLoadModule(PAGE);
        const draw = (query) => drawPage(origin + pathname + query, site, () => loadToken(site));
        const query = selectPageQuery(claim.query, search);
        const html = await draw(query);
        const blocked = findBlockedStyle(html);
        if (blocked) return { message: blocked };
        if (query === search || html === (await draw(search))) return null;
        return {
          message: `the site renders ${pathname + query} here, which differs from the browser's ${pathname + search}: claim what the page reads in the "query" of ${claim.path} in remote.json`,
        };
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        vite.ssrFixStacktrace(error);
        return error;
      }
    },
  };
}

async function loadToken(site) {
  const answer = await fetch(site + AUTH_PATHS.appSignIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: new URL(site).host }),
  });
  return (await answer.json()).data.token;
}
