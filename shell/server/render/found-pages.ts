import type { Release } from '@admissions/protocol/releases';
import { matchRoutes } from 'react-router';
import { toPageBody } from '../cache/page-body.ts';
import type { RemotePages } from './page-order.ts';
import type { PageTarget } from './page-target.ts';
import { pageTarget } from './page-target.ts';
import type { PageAnswer, Pages, PageVisitor } from './pages.ts';

/** Every visitors' address to its page; a slash too many is answered with the address without it, and a page without English with its Chinese one. */
export const withTargets =
  (remotes: Pick<RemotePages, 'inUse' | 'routes'>, pages: Pages) =>
  async (address: string, visitor: PageVisitor): Promise<PageAnswer> => {
    const releases = () => remotes.inUse(visitor.releases);
    const found: PageTarget = await pageTarget({ releases, hasPage }, address);
    if ('location' in found)
      return {
        status: found.isForNow ? 302 : 301,
        location: found.location,
        body: toPageBody(''),
        source: 'render',
      };
    return pages(found.target, visitor, found.sort);

    async function hasPage(release: Release, path: string): Promise<boolean> {
      try {
        return matchRoutes(await remotes.routes(release), path) !== null;
      } catch {
        // Its failure is shown in place of the page.
        return true;
      }
    }
  };
