import { localizeAddress, parseLocale } from '@admissions/model';
import { ERROR_PAGE } from '@admissions/protocol';
import type { Release } from '@admissions/protocol/releases';
import { findClaim, isInEnglish } from '../../src/remotes/claims.ts';
import { selectQuery } from '../../src/remotes/page-identity.ts';
import type { PageCategory } from '../cache/page-category.ts';
import { categorizeQuery } from '../cache/page-category.ts';

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
export async function resolvePageTarget(
  { releases, hasPage }: Deps,
  address: string,
): Promise<PageTarget> {
  const { pathname, search } = new URL(`http://shell.invalid${address}`);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = findClaim(releases(), path);
  if (!found && path !== ERROR_PAGE) return toNotFoundTarget('/404', search);
  const utf8 = toUtf8(search);
  // Only paths of this site are redirected.
  if (path !== pathname || utf8 !== search) return { location: path + utf8 };
  const isClaimed = !found || found.claim.path === path;
  if (!isClaimed && !(await hasPage(found.release, path)))
    return toNotFoundTarget(`${found.claim.path}/404`, search);
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

const toNotFoundTarget = (path: string, search: string): PageTarget => ({
  target: path + selectQuery([], path, search),
  category: 'standing',
});

/** Old bookmarks and forms encode Chinese queries in Big5. */
const toUtf8 = (search: string): string =>
  search.replace(/[^?&=]+/g, (part) => {
    try {
      decodeURIComponent(part);
      return part;
    } catch {
      const bytes = part.replace(/%([\da-f]{2})/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      const text = new TextDecoder('big5').decode(Buffer.from(bytes, 'latin1'));
      return encodeURIComponent(text.replace(/[\uFFFD\p{Co}]/gu, ''));
    }
  });
