import { createHash } from 'node:crypto';
import { accessSync, constants, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFrontSettings } from '../testing/front.mjs';

const root = join(import.meta.dirname, '../..');
const script = join(root, 'deploy/front/settings.envsh');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The script's configuration for these settings, or its error message. */
function settings(env) {
  try {
    return readFrontSettings(env);
  } catch ({ stderr }) {
    return { refused: stderr };
  }
}
const file = join(mkdtempSync(join(tmpdir(), 'front-')), 'site.crt');
writeFileSync(file, 'x');

describe('settings of the front', () => {
  it('list several shells, also in the old format, and never take one offline', () => {
    for (const SHELL_SERVERS of ['a:3000,b:3000', 'a:3000; server b:3000'])
      expect(settings({ SHELL_SERVERS }).FRONT_SHELLS).toBe(
        'server a:3000 max_fails=0; server b:3000 max_fails=0; ',
      );
  });
  it('list trusted proxies', () => {
    const { FRONT_REAL_IP, FRONT_BALANCERS, FRONT_TLS_BY } = settings({
      FRONT_TRUSTED_PROXIES: '10.1.0.0/16, fd00::/8',
      SITE_ORIGIN: 'https://a.example',
    });
    expect(FRONT_REAL_IP).toBe('set_real_ip_from 10.1.0.0/16; set_real_ip_from fd00::/8; ');
    expect(FRONT_BALANCERS).toBe('10.1.0.0/16 1; fd00::/8 1; ');
    expect(FRONT_TLS_BY).toBe('balancer');
  });
  it('default to no trusted proxies and no redirects', () => {
    expect(settings({ SITE_ORIGIN: 'https://a.example' })).toMatchObject({
      FRONT_REAL_IP: '',
      FRONT_BALANCERS: '',
      FRONT_TLS: '',
      FRONT_TLS_BY: 'nobody',
    });
  });
  it('redirect visitors to the first of several site addresses, without one nowhere', () => {
    expect(settings({ SITE_ORIGIN: 'https://a.example,https://www.a.example' }).FRONT_ORIGIN).toBe(
      'https://a.example',
    );
    expect(settings({ SITE_ORIGIN: 'https://a.example,b' }).refused).toContain('has "b"');
    expect(settings({}).FRONT_ORIGIN).toBe('');
  });
  it.each([
    [{ FRONT_TRUSTED_PROXIES: '10.0.0.1; deny all' }, 'no address'],
    [{ FRONT_TRUSTED_PROXIES: 'balancer.example' }, 'no address'],
    [{ FRONT_TRUSTED_PROXIES: '0.0.0.0/0' }, 'claim any address'],
    [{ FRONT_TRUSTED_PROXIES: '::/0' }, 'claim any address'],
    [{ SHELL_SERVERS: 'shell' }, 'no host:port'],
    [{ SHELL_SERVERS: 'a:1;}' }, 'no host:port'],
    [{ SITE_ORIGIN: 'https://a.example/$x' }, 'no origin'],
    [{ SITE_ORIGIN: 'https://a.example;' }, 'no origin'],
    [{ TLS_CERT: file }, 'needed both'],
    [{ TLS_CERT: file, TLS_KEY: file }, 'https address'],
    [
      { TLS_CERT: file, TLS_KEY: `${file}.none`, SITE_ORIGIN: 'https://a.example' },
      'cannot be read',
    ],
    [{ TLS_CERT: `${file}; x`, TLS_KEY: file, SITE_ORIGIN: 'https://a.example' }, 'no path'],
  ])('stop the start with a message when invalid: %o', (env, why) =>
    expect(settings(env).refused).toContain(why),
  );
  it('are read by the image’s entry script, which skips files that are not executable', () => {
    expect(() => accessSync(script, constants.X_OK)).not.toThrow();
    expect(read('deploy/Dockerfile')).toMatch(
      /settings\.envsh \/docker-entrypoint\.d\/1\d-[\w-]+\.envsh/,
    );
  });
  it('fill every placeholder of the template', () => {
    const placeholders = new Set([...Object.keys(settings({})), 'FRONT_PORT', 'FRONT_PAGES']);
    for (const [, name] of read('deploy/front.conf.template').matchAll(/^[^#]*\$\{(\w+)\}/gm))
      expect(placeholders).toContain(name);
  });
});

describe('page without a reachable shell', () => {
  const page = read('deploy/front/away.html');
  it('is self-contained and without scripts, with the style allowed by its policy', () => {
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    expect(read('deploy/front.conf.template')).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(page).not.toMatch(/<script|<img|<link|\sstyle=|\son\w+=/);
  });
  it('answers programs in the API’s format', () => {
    expect(JSON.parse(read('deploy/front/away.json'))).toEqual({
      errorCode: -1,
      message: expect.any(String),
      requestId: '',
    });
  });
});

it('uploads of the front are large below the version prefix too', () => {
  const template = read('deploy/front.conf.template');
  const upload = new RegExp(/location ~ (\S+media\S+) \{/.exec(template)?.[1]);
  for (const path of [
    '/api/admin/media/upload',
    '/api/v1/admin/media/upload',
    '/api/v1/admin/media/replace_media/7',
  ])
    expect(path).toMatch(upload);
});
