import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isOwnHost, rejectUnknownHosts } from './allowed-hosts.ts';

describe('hosts of a site with configured origins', () => {
  const origins = ['https://admission.example.edu.tw', 'https://en.example.edu.tw:8443'];
  it.each([
    'admission.example.edu.tw',
    'ADMISSION.example.edu.tw',
    'admission.example.edu.tw:443',
    'en.example.edu.tw:8443',
    'en.example.edu.tw',
  ])('accept %s', (host) => expect(isOwnHost(host, origins)).toBe(true));
  it.each([
    'evil.example',
    'admission.example.edu.tw.evil.example',
    'admission.example.edu.tw:8080',
    'user@admission.example.edu.tw',
    'admission.example.edu.tw/x',
    'admission.example.edu.tw, evil.example',
    '127.0.0.1',
    '',
    'GET /metrics HTTP/1.0',
  ])('reject %s', (host) => expect(isOwnHost(host, origins)).toBe(false));
  it('accept the names of this machine', () => {
    expect(isOwnHost('127.0.0.1:8080', ['http://localhost:8080'])).toBe(true);
    expect(isOwnHost('[::1]:8080', ['http://localhost:8080'])).toBe(true);
    expect(isOwnHost('127.0.0.1:9090', ['http://localhost:8080'])).toBe(false);
  });
});

describe('hosts of a site without configured origins', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20:3000', 'www.localhost'])(
    'accept %s',
    (host) => expect(isOwnHost(host, [])).toBe(true),
  );
  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
  ])('reject %s', (host) => expect(isOwnHost(host, [])).toBe(false));
});

it('a request for another host gets 421 as readable text, except for probes', async () => {
  const app = fastify();
  rejectUnknownHosts(app, { siteOrigins: ['https://site.example'] });
  for (const path of ['/', '/healthz', '/readyz', '/metrics']) app.get(path, () => 'here');
  const status = async (url: string, host: string) =>
    (await app.inject({ url, headers: { host } })).statusCode;
  expect(await status('/', 'site.example')).toBe(200);
  expect(await status('/', 'evil.example')).toBe(421);
  expect(await status('/nowhere', 'evil.example')).toBe(421);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(await status(path, '10.0.0.7:3000')).toBe(200);
  expect((await app.inject({ url: '/', headers: { host: 'evil.example' } })).body).toContain(
    'SITE_ORIGIN',
  );
});
