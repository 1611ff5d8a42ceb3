import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFrom } from './deployed-shell.mjs';

const own = {
  manifest: { name: 'mf_open_day', version: '1.0.0', base: '', claims: [{ path: '/open-day' }] },
  base: 'http://127.0.0.1:5401/',
  entry: 'remoteEntry.js',
};
const deployed = { manifest: { name: 'mf_public', version: '2.0.0', base: '', claims: [] } };
const older = { manifest: { ...own.manifest, version: '0.9.0' } };
const page = (registry) =>
  `<html><head></head><body><script type="application/json" id="boot">${JSON.stringify({ registry, site: { origin: 'https://x', keepsPages: true }, hydration: { loaderData: { a: 1 } } })}</script></body></html>`;

const policy =
  "script-src 'self' 'sha256-a='; style-src 'self'; default-src 'self'; trusted-types import-map";

let requests;
const site = createServer((request, response) => {
  requests.push({ url: request.url, headers: request.headers });
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  if (request.url === '/shell/releases')
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"shell":"1","staff":[],"remotes":{"mf_public":"2.0.0"}}');
  else if (request.url === '/api/things')
    response.writeHead(201, { 'set-cookie': 'a=1; Path=/; Secure; HttpOnly' }).end('taken');
  else if (request.url === '/open-day') response.writeHead(404, html).end(page([deployed, older]));
  else response.writeHead(200, html).end(page([deployed, older]));
});
let local;
let address;
const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)),
  );
beforeAll(async () => {
  local = createServer(answerFrom(await listen(site), () => own));
  address = await listen(local);
});
afterAll(() => {
  local.close();
  site.close();
});

const fetchLocal = async (path, options) => {
  requests = [];
  const answer = await fetch(address + path, options);
  const text = await answer.text();
  const [, boot] = /id="boot">(.*)<\/script>/.exec(text) ?? [];
  return { answer, text, boot: boot && JSON.parse(boot) };
};

describe('page of the deployed shell with a local remote', () => {
  it('lists the local release in place of the deployed one, and allows and loads its bundler', async () => {
    const { answer, text, boot } = await fetchLocal('/news');
    expect(boot.registry).toEqual([deployed, own]);
    expect(boot.site).toMatchObject({ keepsPages: false, isAltered: true });
    expect(boot.hydration).toEqual({ loaderData: { a: 1 } });
    expect(text).toContain('src="http://127.0.0.1:5401/@vite/client"');
    const allowed = "'self' http://127.0.0.1:5401/ ws://127.0.0.1:5401/";
    expect(answer.headers.get('content-security-policy')).toBe(
      `script-src ${allowed} 'nonce-dev' 'sha256-a='; style-src ${allowed} 'nonce-dev'; default-src ${allowed}; trusted-types import-map`,
    );
    expect(text).toContain('<meta property="csp-nonce" nonce="dev"><script nonce="dev">');
  });
  it('is rendered in the browser even when the deployed site lacks it', async () => {
    const { answer, boot } = await fetchLocal('/open-day');
    expect(answer.status).toBe(200);
    expect(boot.hydration).toEqual({
      loaderData: {},
      errors: { mf_open_day: { kind: 'remote', remote: 'mf_open_day', version: '1.0.0' } },
    });
  });
});
describe('other requests of the page', () => {
  it('reach the deployed site with its own origin; cookies work without https', async () => {
    const { answer } = await fetchLocal('/api/things', {
      method: 'POST',
      body: 'x',
      headers: { origin: address },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly']);
    expect(requests[0].headers.origin).not.toBe(address);
  });
  it('list the local release, so that the tab does not see an outdated one', async () => {
    const { text } = await fetchLocal('/shell/releases');
    expect(JSON.parse(text).remotes).toEqual({ mf_public: '2.0.0', mf_open_day: '1.0.0' });
  });
  it('report no figures', async () => {
    const { answer } = await fetchLocal('/shell/report', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(204);
    expect(requests).toEqual([]);
  });
});
