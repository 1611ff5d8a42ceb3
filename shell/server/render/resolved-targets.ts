import type { Release } from '@admissions/protocol/releases';
import { matchRoutes } from 'react-router';
import { toPageBody } from '../cache/page-body.ts';
import type { PageTarget } from './page-target.ts';
import { resolvePageTarget } from './page-target.ts';
import type { PageAnswer, Pages, PageVisitor } from './pages.ts';
import type { RemotePages } from './render-job.ts';

/** Redirects trailing slashes, mistyped addresses, and English addresses of pages without an English text. */
export const withResolvedTargets =
  (remotes: Pick<RemotePages, 'inUse' | 'routes'>, pages: Pages) =>
  async (address: string, visitor: PageVisitor): Promise<PageAnswer> => {
    const releases = () => remotes.inUse(visitor.releases);
    const found: PageTarget = await resolvePageTarget({ releases, hasPage }, address);
    if ('location' in found)
      return {
        status: found.isTemporary ? 302 : 301,
        location: found.location,
        body: toPageBody(''),
        source: 'render',
      };
    return pages(found.target, visitor, found.category);

    async function hasPage(release: Release, path: string): Promise<boolean> {
      try {
        return matchRoutes(await remotes.routes(release), path) !== null;
      } catch {
        // The failure is shown instead of the page.
        return true;
      }
    }
  };
