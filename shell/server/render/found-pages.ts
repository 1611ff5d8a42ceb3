import { matchRoutes } from 'react-router';
import type { PageTarget } from './page-target.ts';
import { pageTarget } from './page-target.ts';
import type { PageAnswer, Pages, Visitor } from './pages.ts';
import type { RenderDeps } from './render-page.ts';

/** Every visitors' address to its page; a slash too many is answered with the address without it. */
export const withTargets =
  ({ releases, serverRemotes }: Pick<RenderDeps, 'releases' | 'serverRemotes'>, pages: Pages) =>
  async (address: string, visitor: Visitor): Promise<PageAnswer> => {
    const found: PageTarget = await pageTarget({ releases, hasPage }, address);
    if ('location' in found)
      return {
        status: 301,
        location: found.location,
        body: { pieces: [], bytes: 0 },
        source: 'render',
      };
    return pages(found.target, visitor, found.isStanding);

    async function hasPage(
      release: Parameters<RenderDeps['serverRemotes']['load']>[0],
      path: string,
    ): Promise<boolean> {
      try {
        return matchRoutes((await serverRemotes.load(release)).routes, path) !== null;
      } catch {
        // Its failure is shown in place of the page.
        return true;
      }
    }
  };
