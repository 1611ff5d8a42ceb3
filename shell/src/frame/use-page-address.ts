import { useLocation, useMatches } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isNoPage } from '../remotes/claimed-routes.ts';
import { selectQuery } from '../remotes/page-identity.ts';

/** The address of the page that is shown, as `Site` has it; where there is no page, the address of the home page. */
export function usePageAddress(): string {
  const { registry } = useBoot();
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1)?.id;
  return last !== undefined && isNoPage(last)
    ? '/'
    : pathname + selectQuery(registry, pathname, search);
}
