import type { Release } from '@admissions/protocol/releases';
import { findBlockedStyle } from '@admissions/releases';
import type { RouteObject } from 'react-router';
import { isRemoteFailure } from '../../src/remotes/remote-failure.ts';
import type { PageReads, RemotePages, RenderSettings } from './render-job.ts';

/** Limits the wait of the sender on a slow machine or API. */
const VERIFY_TIMEOUT_MS = 8000;

interface Options {
  pages: RemotePages;
  setting: RenderSettings;
  createReads: () => PageReads;
}

/** Rejects with the first error caused by the remote. */
export async function verifyPages(release: Release, { pages, setting, createReads }: Options) {
  const unknown = findUnknownPage(await pages.routes(release), release);
  if (unknown) throw new Error(unknown);
  const until = Date.now() + VERIFY_TIMEOUT_MS;
  for (const { path } of release.manifest.claims) {
    if (Date.now() > until) return;
    const url = new URL(path, setting.site.origin || 'http://shell.invalid').href;
    const reason = await pages.write(release, setting, { url }, createReads()).then(
      ({ faults, body }) => faults.find(({ isOwn }) => isOwn)?.reason ?? findBlockedStyle(body),
      // Other errors are timeouts of the API.
      (error: unknown) => (isRemoteFailure(error) ? describeCause(error) : undefined),
    );
    if (reason !== undefined)
      throw new Error(`${path} cannot be rendered: ${reason.split('\n', 1)[0]}`);
  }
}

const describeCause = ({ cause }: Error) =>
  cause instanceof Error ? cause.message : String(cause);

// The server finds scripts and styles of a page by its id.
function findUnknownPage(routes: readonly RouteObject[], release: Release): string | undefined {
  for (const { id, path, lazy, children = [] } of routes) {
    if (lazy && !release.routes[String(id).split('@', 1)[0] ?? ''])
      return `the route ${path ?? '/'} has the id "${id}", which is no page of the build (ids are ${release.manifest.name}/<path below src without extension>)`;
    const below = findUnknownPage(children, release);
    if (below) return below;
  }
  return undefined;
}
