import { api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import { useEffect, useState } from 'react';
import type { FinderTerms } from './finder-terms.ts';
import { loadFinderTerms } from './finder-terms.ts';

/** Terms are fetched on demand; until then the finder searches the departments' own texts. */
export function useFinderTerms(level: FacultyLevel, given: FinderTerms | null, isAsking: boolean) {
  const [fetched, setFetched] = useState<FinderTerms | null>(null);
  const [hasIntent, setHasIntent] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const shouldLoad = given === null && fetched === null && !hasFailed && (isAsking || hasIntent);
  useEffect(() => {
    if (!shouldLoad) return;
    const controller = new AbortController();
    loadFinderTerms(api(), level, { silent: true, signal: controller.signal }).then(
      (words) => controller.signal.aborted || setFetched(words),
      // The next focus of the box retries.
      () => controller.signal.aborted || setHasFailed(true),
    );
    return () => controller.abort();
  }, [shouldLoad, level]);
  return {
    words: given ?? fetched,
    /** Loading: they may match what the departments' own texts do not. */
    isComing: shouldLoad,
    /** Called when a query is likely, to fetch ahead of it. */
    prepare: () => {
      setHasIntent(true);
      setHasFailed(false);
    },
  };
}
