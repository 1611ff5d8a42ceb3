import { addressIn, localeIn } from '@admissions/model';
import { ERROR_PAGE } from '@admissions/protocol';
import type { Release } from '@admissions/protocol/releases';
import { findClaim, isInEnglish } from '../../src/remotes/claims.ts';
import { selectQuery } from '../../src/remotes/page-identity.ts';
import type { PageSort } from '../cache/page-sort.ts';
import { sortOfQuery } from '../cache/page-sort.ts';

/** What an address asks for. */
export type PageTarget =
  | {
      /** Path and query as the page reads them, the same for all addresses that mean the same page. */
      target: string;
      sort: PageSort;
    }
  | {
      location: string;
      /** An English text may come later. */
      isForNow?: boolean;
    };

interface Deps {
  releases: () => readonly Release[];
  /** Whether this remote has a page at this path, below a path that it claims. */
  hasPage: (release: Release, path: string) => Promise<boolean>;
}

/** Finds out which page an address means: unknown keys make no page of their own, and addresses that lead nowhere are all the same one. */
export async function pageTarget(
  { releases, hasPage }: Deps,
  address: string,
): Promise<PageTarget> {
  const { pathname, search } = new URL(`http://shell.invalid${address}`);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = findClaim(releases(), path);
  if (!found && path !== ERROR_PAGE) return nowhere('/404', search);
  // Only now it is certain that the path is one of this site.
  if (path !== pathname) return { location: path + search };
  const isClaimed = !found || found.claim.path === path;
  if (!isClaimed && !(await hasPage(found.release, path)))
    return nowhere(`${found.claim.path}/404`, search);
  if (localeIn(search) === 'en' && !isInEnglish(releases(), path))
    return { location: addressIn('zh-TW', path + search), isForNow: true };
  const query = selectQuery(releases(), path, search);
  // Of what its own words say about an error there are only so many.
  const sort = found ? sortOfQuery(found.claim.query, query) : 'listed';
  return { target: path + query, sort: !isClaimed && sort === 'standing' ? 'numbered' : sort };
}

const nowhere = (path: string, search: string): PageTarget => ({
  target: path + selectQuery([], path, search),
  sort: 'standing',
});
