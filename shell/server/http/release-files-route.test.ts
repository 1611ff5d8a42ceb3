import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@admissions/protocol/releases';
import { openTempFolder } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { toBrowserRelease, toReleaseFile } from '../render/release-file.ts';
import { writeRelease } from '../testing/release.ts';
import { registerReleaseFilesRoute } from './release-files-route.ts';

let requested: string[];
let named: Release[];
const temp = openTempFolder();
beforeEach(async () => {
  requested = [];
  named = [];
});

function build(bring: () => Promise<unknown> = async () => {}) {
  const app = fastify();
  registerReleaseFilesRoute(app, {
    releasesDir: temp.path,
    findRelease: (name, version) =>
      named.find(({ manifest }) => manifest.name === name && manifest.version === version) ?? null,
    async ensureRelease(name, version) {
      requested.push(`${name} ${version}`);
      await bring();
    },
  });
  return app;
}

describe('file of a release in the registry', () => {
  test('contains claims and script hashes, no server files, and is immutable', async () => {
    const files = { 'assets/a.css': 'a{}', 'assets/b.mjs': '' };
    const release = await writeRelease(temp.path, { files });
    named = [release];
    const { href } = toReleaseFile(release);
    const answer = await build().inject(href);
    expect(answer.json()).toEqual(toBrowserRelease(release));
    expect(Object.keys(answer.json().files).toSorted()).toEqual(['assets/b.mjs', 'remoteEntry.js']);
    expect(answer.json().serverEntry).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(requested).toEqual([]);
  });
  test('is not found for a remote of the back office', async () => {
    const claims = [{ path: '/admin/news', area: 'news' as const }];
    const release = await writeRelease(temp.path, { name: 'mf_news', claims });
    named = [release];
    expect((await build().inject(toReleaseFile(release).href)).statusCode).toBe(404);
  });
  test('is not found under another hash', async () => {
    const release = await writeRelease(temp.path);
    named = [{ ...release, releasedAt: '2026-02-02T00:00:00.000Z' }];
    expect((await build().inject(toReleaseFile(release).href)).statusCode).toBe(404);
  });
});

describe('file of a release outside the registry', () => {
  test('is created from the local folder or after fetching it', async () => {
    const release = await writeRelease(temp.path, { version: '2.0.0' });
    const text = JSON.stringify({
      ...release,
      provenance: { by: 'x', commit: null, machine: 'y' },
      // Another writer may use another key order.
      manifest: Object.fromEntries(Object.entries(release.manifest).toReversed()),
    });
    const file = join(temp.path, 'mf_public/2.0.0/release.json');
    const app = build(() => writeFile(file, text));
    // As another shell parses it from the registry.
    const { href } = toReleaseFile(releaseSchema.parse(release));
    expect((await app.inject(href)).json()).toEqual(toBrowserRelease(release));
    expect(requested).toEqual(['mf_public 2.0.0']);
    // Cached now.
    await rm(file);
    expect((await app.inject(href)).statusCode).toBe(200);
    expect(requested).toHaveLength(1);
  });
  test('is not found without a release or with an invalid folder', async () => {
    await mkdir(join(temp.path, 'mf_public/3.0.0'), { recursive: true });
    await writeFile(join(temp.path, 'mf_public/3.0.0/release.json'), 'not JSON');
    for (const version of ['3.0.0', '4.0.0', '..', '%2e%2e%2f4.0.0'])
      expect(
        (await build().inject(`/assets/releases/mf_public/${version}/AAAAAAAAAAAAAAAAAA.json`))
          .statusCode,
      ).toBe(404);
    expect(requested).toEqual(['mf_public 3.0.0', 'mf_public 4.0.0']);
  });
});
