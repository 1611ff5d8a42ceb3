import { localizeAddress, parseLocale } from '@admissions/model';
import { ERROR_PAGE } from '@admissions/protocol';
import type { Release } from '@admissions/protocol/releases';
import { matchRoutes } from 'react-router';
import { findClaim, isInEnglish, selectQuery } from '../../src/remotes/claims.ts';
import { toPageBody } from '../cache/page-body.ts';
import { categorizeQuery, type PageCategory } from '../cache/page-category.ts';
import { foldPath, foldQuery } from './fold-address.ts';
import type { PageAnswer, Pages, PageVisitor } from './pages.ts';
import type { RemotePages } from './render-job.ts';

export type PageTarget =
  | {
      /** Normalised path and query, identical for all addresses of a page. */
      target: string;
      category: PageCategory;
    }
  | {
      location: string;
      /** An English text may come later. */
      isTemporary?: boolean;
    };

interface Deps {
  releases: () => readonly Release[];
  /** Whether this remote has a page at this path, below one of its claims. */
  hasPage: (release: Release, path: string) => Promise<boolean>;
}

/** Drops unknown keys and maps unknown paths to one page, so that the pages stay bounded. */
export async function resolvePageTarget(deps: Deps, address: string): Promise<PageTarget> {
  const { pathname, search } = new URL(`http://shell.invalid${address}`);
  const page = await findPage(deps, pathname, search);
  if (page) return page;
  const folded = foldPath(deps.releases(), pathname);
  const meant = folded && folded !== pathname ? await findPage(deps, folded, search) : null;
  if (folded && meant) return 'location' in meant ? meant : { location: folded + search };
  const claimed = findClaim(deps.releases(), pathname)?.claim.path ?? '';
  const query = selectQuery([], `${claimed}/404`, search);
  return { target: `${claimed}/404${query}`, category: 'standing' };
}

async function findPage(
  { releases, hasPage }: Deps,
  pathname: string,
  search: string,
): Promise<PageTarget | null> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = findClaim(releases(), path);
  if (!found && path !== ERROR_PAGE) return null;
  // Only paths of this site are redirected.
  if (path !== pathname) return { location: path + search };
  const isClaimed = !found || found.claim.path === path;
  if (!isClaimed && !(await hasPage(found.release, path))) return null;
  const valid = foldQuery(found?.claim.query, search);
  if (valid !== search) return { location: path + valid };
  if (parseLocale(search) === 'en' && !isInEnglish(releases(), path))
    return { location: localizeAddress('zh-TW', path + search), isTemporary: true };
  const query = selectQuery(releases(), path, search);
  // The queries of error pages are bounded.
  const category = found ? categorizeQuery(found.claim.query, query) : 'listed';
  return {
    target: path + query,
    category: !isClaimed && category === 'standing' ? 'numbered' : category,
  };
}

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

    async function hasPage(release: Release, path: string) {
      try {
        return matchRoutes(await remotes.routes(release), path) !== null;
      } catch {
        // The failure is shown instead of the page.
        return true;
      }
    }
  };
