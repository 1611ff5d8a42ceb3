import { useLocation, useMatches } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isInEnglish } from '../remotes/claims.ts';

/** Whether the page that is shown has an English text: its claim says so, also where its area is not there yet, unless what it read says `hasEnglish: false`, as of an entry that nobody has translated. */
export function useHasEnglish(): boolean {
  const { registry } = useBoot();
  const { pathname } = useLocation();
  const read = useMatches().at(-1)?.loaderData as { hasEnglish?: boolean } | null | undefined;
  return isInEnglish(registry, pathname) && read?.hasEnglish !== false;
}
