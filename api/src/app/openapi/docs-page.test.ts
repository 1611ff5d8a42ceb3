import { extname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../tests/testing/calls.ts';
import { callsOf } from '../../tests/testing/calls.ts';
import { testApp } from '../../tests/testing/test-app.ts';

type Draw = (props: { source: string }) => unknown;
const MEDIA_TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^text\/javascript/,
  '.css': /^text\/css/,
  '.json': /^application\/json/,
};

const test = testApp({ docs: 'public' });
let call: Call;
beforeAll(async () => {
  call = callsOf(test);
});

describe('docs page', () => {
  it('has a policy without inline code, eval or other origins', async () => {
    const { headers, text } = await call('GET', '/api/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(text).not.toMatch(
      /<style|\sstyle=|\son\w+=|https?:|<script(?! src="docs\/files\/[\w-]+\.js")/,
    );
  });

  it('signs in, renders sentences as text with code and uses no remote validator', async () => {
    const { text: script } = await call('GET', '/api/docs/files/page.js');
    const preauthorizeApiKey = vi.fn();
    const makeUi = vi.fn((_options: Record<string, unknown>) => ({ preauthorizeApiKey }));
    const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ data: { token: 'app' } }),
    );
    runInNewContext(script, {
      SwaggerUIBundle: makeUi,
      fetch: fetched,
      location: { hostname: 'admissions.yzu.edu.tw' },
    });
    const [[options]] = makeUi.mock.calls as unknown as [[object]];
    const { url, validatorUrl, plugins, onComplete } = options as {
      url: string;
      validatorUrl: unknown;
      plugins: { wrapComponents: { Markdown: (own: null, system: object) => Draw } }[];
      onComplete: () => Promise<void>;
    };
    expect([url, validatorUrl]).toEqual(['docs/json', null]);
    await onComplete();
    expect(fetched).toHaveBeenCalledWith(
      'auth/signin',
      expect.objectContaining({ body: '{"domain":"admissions.yzu.edu.tw"}' }),
    );
    expect(preauthorizeApiKey).toHaveBeenCalledWith('token', 'app|');
    const createElement = (...parts: unknown[]) => parts;
    const draw = plugins[0]?.wrapComponents.Markdown(null, { React: { createElement } });
    expect(draw?.({ source: 'Give `id`, <b>' })).toEqual([
      'p',
      null,
      'Give ',
      ['code', { key: 1 }, 'id'],
      ', <b>',
    ]);
  });

  it('serves its files typed and cacheable, also below the version', async () => {
    const { text } = await call('GET', '/api/docs');
    const files = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(
      ([, file]) => file as string,
    );
    expect(files).toContain('docs/files/swagger-ui-bundle.js');
    for (const base of ['/api/', '/api/v1/']) {
      for (const file of files) {
        const { status, headers } = await call('GET', base + file);
        expect([file, status]).toEqual([file, 200]);
        expect(headers['content-type']).toMatch(MEDIA_TYPES[extname(file)] as RegExp);
        expect(
          (await call('GET', base + file, undefined, { 'if-none-match': String(headers.etag) }))
            .status,
        ).toBe(304);
      }
    }
  });

  it('serves no other file of the package or the disk', async () => {
    for (const name of [
      'index.html',
      'swagger-ui.js',
      '..%2fpackage.json',
      '%2e%2e%2findex.js',
      'package.json',
      'constructor',
    ])
      expect([name, (await call('GET', `/api/docs/files/${name}`)).status]).toEqual([name, 404]);
  });
});
