import { type Release, releasesSchema, toReleaseFingerprint } from '@admissions/protocol/releases';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChooseReleases } from '../channels/choose-releases.ts';
import { writeRelease } from '../testing/release.ts';
import { registerReleasesRoute } from './releases-route.ts';

const folder = `${process.env.TMPDIR ?? '/tmp'}/releases-${process.pid}`;
const release = (name: string, version: string) =>
  writeRelease(folder, {
    name,
    version,
    ...(name.includes('admin') && { claims: [{ path: '/admin/forms', area: 'forms' as const }] }),
  });
function ask(start: Release[], canaries: { release: Release; percent: number }[] = []) {
  let served = start;
  const app = fastify();
  onTestFinished(() => app.close());
  registerReleasesRoute(app, {
    releases: () => served,
    canaries: () => canaries,
    chooseReleases: createChooseReleases({
      releases: () => served,
      canaries: () => canaries,
      overrides: { read: () => [] },
    }),
    shellVersion: 'abc',
  });
  return {
    get: (tag?: string) =>
      app.inject({ url: '/shell/releases', headers: { ...(tag && { 'if-none-match': tag }) } }),
    switchTo: (...next: Release[]) => {
      served = next;
    },
  };
}

describe('/shell/releases', () => {
  it('lists versions of shell and visitors’ remotes, and only hashes of admin remotes', async () => {
    const staff = await release('mf_admin_forms', '2.0.0');
    const site = ask([await release('mf_public', '1.0.0'), staff]);
    const { body, headers } = await site.get();
    expect(releasesSchema.parse(JSON.parse(body))).toEqual({
      shell: 'abc',
      remotes: { mf_public: '1.0.0' },
      staff: [toReleaseFingerprint(staff)],
    });
    expect(toReleaseFingerprint(staff)).toMatch(/^[\w+/]{16}$/);
    expect(body).not.toMatch(/mf_admin|2\.0\.0/);
    expect(headers['cache-control']).toBe('no-cache');
  });
  it('contains both admin releases during a canary', async () => {
    const stable = await release('mf_admin_forms', '2.0.0');
    const canary = await release('mf_admin_forms', '2.1.0');
    const { staff } = (await ask([stable], [{ release: canary, percent: 10 }]).get()).json();
    expect(staff).toEqual([toReleaseFingerprint(stable), toReleaseFingerprint(canary)].toSorted());
  });
  it('returns 304 until any release changes', async () => {
    const [visitors, staff] = [
      await release('mf_public', '1.0.0'),
      await release('mf_admin_forms', '2.0.0'),
    ];
    const site = ask([visitors, staff]);
    const tag = String((await site.get()).headers.etag);
    const again = await site.get(tag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await site.get(`W/${tag}`)).statusCode).toBe(304);
    site.switchTo(visitors, await release('mf_admin_forms', '2.0.1'));
    const changed = await site.get(tag);
    expect(changed.statusCode).toBe(200);
    site.switchTo(await release('mf_public', '1.0.1'), staff);
    expect((await site.get(String(changed.headers.etag))).json().remotes).toEqual({
      mf_public: '1.0.1',
    });
  });
});
