import { useLocation, useMatches } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isInEnglish } from '../remotes/claims.ts';

/** By the claim of the page, unless its data has `hasEnglish: false` (an untranslated entry). */
export function useHasEnglish(): boolean {
  const { registry } = useBoot();
  const { pathname } = useLocation();
  const read = useMatches().at(-1)?.loaderData as { hasEnglish?: boolean } | null | undefined;
  return isInEnglish(registry, pathname) && read?.hasEnglish !== false;
}
