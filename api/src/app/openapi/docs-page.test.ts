import { extname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsOf, testApp } from '#testing';

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
