import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { coversPath } from '@admissions/protocol/releases';

/** Of the connection, not of the request; and what the answer would be packed in. */
const NOT_PASSED = ['host', 'connection', 'accept-encoding', 'content-length', 'if-none-match'];
/** The policies of the deployed site know nothing of a bundler at another port; the body is no longer packed, and has another length. */
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'etag',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
];
const BOOT = /(<script[^>]*\bid="boot"[^>]*>)([\s\S]*?)(<\/script>)/;
const REGISTRY = '/api/admin/registry';
const RELEASES = '/shell/releases';
const REPORTS = '/shell/report';

/** A request handler that answers from a deployed site, with the release that `findRelease` answers put in the place of its own in every page. */
export function answerFrom(site, findRelease) {
  /** Answers that name releases, and what becomes of them. */
  const CHANGES = {
    [REGISTRY]: (text) => {
      const parsed = JSON.parse(text);
      return JSON.stringify({ ...parsed, data: withOwn(parsed.data, findRelease()) });
    },
    [RELEASES]: (text) => {
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
    // The figures of the deployed site are about what is deployed.
    if (path === REPORTS) {
      request.resume();
      response.writeHead(204).end();
      return;
    }
    const from = await askSite(request, url);
    const isPage = from.headers.get('content-type')?.startsWith('text/html') ?? false;
    const change = isPage ? toLocalPage(path) : CHANGES[path];
    const headers = { ...readHeaders(from), 'cache-control': 'no-store' };
    // A page that the deployed site does not have is there all the same.
    const status = isPage && isOwn(path) ? 200 : from.status;
    if (change && (from.ok || isPage)) {
      response.writeHead(status, headers).end(change(await from.text()));
      return;
    }
    response.writeHead(status, headers);
    if (from.body) await pipeline(Readable.fromWeb(from.body), response);
    else response.end();
  }

  async function askSite(request, url) {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!NOT_PASSED.includes(name)) headers.set(name, String(value));
    // What the site looks at to see whether a request comes from its own pages.
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
        // Loads the page again after an edit.
        .replace(
          '</head>',
          `<script type="module" src="${findRelease().base}@vite/client"></script></head>`,
        );
  }
}

/** The registry with this release in the place of the deployed one of the same name, or beside it. */
const withOwn = (releases, own) => [
  ...releases.filter(({ manifest }) => manifest.name !== own.manifest.name),
  own,
];

/** What the page is started with: it fetches the remote from here, and as if the server could not load it, so that the browser draws it. */
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
  // This address is not reached by https.
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/; *(secure|domain=[^;]*)/gi, ''));
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
}
