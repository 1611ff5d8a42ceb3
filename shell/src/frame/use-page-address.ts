import { useLocation, useMatches } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isNoPage } from '../remotes/claimed-routes.ts';
import { selectQuery } from '../remotes/page-identity.ts';

/** Canonical address of the page, as `Site` has it; the home page where there is no page. */
export function usePageAddress(): string {
  const { registry } = useBoot();
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1)?.id;
  return last !== undefined && isNoPage(last)
    ? '/'
    : pathname + selectQuery(registry, pathname, search);
}
