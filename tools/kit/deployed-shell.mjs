import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { coversPath } from '@admissions/protocol/releases';
import { REFRESH_PREAMBLE } from './refresh-plugin.mjs';

/** Per connection, or about compression and caching between site and browser. */
const NOT_PASSED = ['host', 'connection', 'accept-encoding', 'content-length', 'if-none-match'];
/** HSTS would block the local bundler; a rewritten body has another length and encoding. */
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
];
const BOOT = /(<script[^>]*\bid="boot"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Proxies a deployed site, with the local release of `findRelease` in place of its own. */
export function answerFrom(site, findRelease) {
  /** Rewrites answers that list releases. */
  const CHANGES = {
    '/api/admin/registry': (text) => {
      const parsed = JSON.parse(text);
      return JSON.stringify({ ...parsed, data: withOwn(parsed.data, findRelease()) });
    },
    '/shell/releases': (text) => {
      const parsed = JSON.parse(text);
      const { name, version, base } = findRelease().manifest;
      return JSON.stringify(
        base === '' ? { ...parsed, remotes: { ...parsed.remotes, [name]: version } } : parsed,
      );
    },
  };
  const isOwn = (path) =>
    findRelease().manifest.claims.some((claim) => coversPath(claim.path, path));

  return (request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent)
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${site} cannot be reached: ${error.cause?.message ?? error.message}\n`);
    });
  };

  async function answer(request, response) {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0];
    // The deployed site must not count figures of a local release.
    if (path === '/shell/report') {
      request.resume();
      return response.writeHead(204).end();
    }
    const from = await fetchFromSite(request, url);
    const isPage = from.headers.get('content-type')?.startsWith('text/html') ?? false;
    const change = isPage ? toLocalPage(path) : CHANGES[path];
    const headers = {
      ...readHeaders(from),
      'cache-control': 'no-store',
      'content-security-policy': allowBundler(from, findRelease().base),
    };
    // Also a page that the deployed site does not have.
    const status = isPage && isOwn(path) ? 200 : from.status;
    response.writeHead(status, headers);
    if (change && (from.ok || isPage)) response.end(change(await from.text()));
    else if (from.body) await pipeline(Readable.fromWeb(from.body), response);
    else response.end();
  }

  async function fetchFromSite(request, url) {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!NOT_PASSED.includes(name)) headers.set(name, String(value));
    // The site compares these with its own origin.
    if (headers.has('origin')) headers.set('origin', site);
    if (headers.has('referer')) headers.set('referer', `${site}/`);
    const hasBody = !['GET', 'HEAD'].includes(request.method ?? 'GET');
    return fetch(site + url, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: await buffer(request) }),
    });
  }

  function toLocalPage(path) {
    return (html) =>
      html
        .replace(BOOT, (_, start, json, end) => {
          const boot = toLocalBoot(JSON.parse(json), findRelease(), isOwn(path));
          return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end;
        })
        // Receives edits and errors.
        .replace(
          '</head>',
          `${REFRESH_PREAMBLE}<script type="module" src="${findRelease().base}@vite/client"></script></head>`,
        );
  }
}

/** The site's policy, also for the bundler's files and socket and the elements that it inserts. */
const allowBundler = ({ headers }, base) =>
  (headers.get('content-security-policy') ?? '')
    // A nonce would end 'unsafe-inline', which the back office has.
    .replace(/(?:script|style)-src 'self'(?! 'unsafe)/g, "$& 'nonce-dev'")
    .replaceAll("'self'", `'self' ${base} ${base.replace('http', 'ws')}`);

/** The registry with this release added, replacing the deployed one of the same name. */
const withOwn = (releases, own) => [
  ...releases.filter(({ manifest }) => manifest.name !== own.manifest.name),
  own,
];

/** Boot data with the local remote; a fake server error makes the browser render its page. */
function toLocalBoot(boot, own, isOwnPage) {
  const { name, version, base } = own.manifest;
  if (base !== '') return boot;
  return {
    ...boot,
    registry: withOwn(boot.registry, own),
    site: {
      ...boot.site,
      keepsPages: false,
      overrides: [`${name}@${own.base}`],
      isAltered: true,
    },
    ...(isOwnPage && {
      hydration: { loaderData: {}, errors: { [name]: { kind: 'remote', remote: name, version } } },
    }),
  };
}

function readHeaders(answer) {
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !NOT_RETURNED.includes(name)),
  );
  // The local address has no https.
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/; *(secure|domain=[^;]*)/gi, ''));
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
}
