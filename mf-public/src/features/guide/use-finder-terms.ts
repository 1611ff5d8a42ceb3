import { api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import { useEffect, useState } from 'react';
import type { FinderTerms } from './finder-terms.ts';
import { loadFinderTerms } from './finder-terms.ts';

/** The words that the page came with, or those that are fetched once they are wanted; null until then. Without them the finder looks at the departments' own texts. */
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
      // Whoever touches the box again asks again.
      () => controller.signal.aborted || setHasFailed(true),
    );
    return () => controller.abort();
  }, [shouldLoad, level]);
  return {
    words: given ?? fetched,
    /** They are on their way: what the departments' own texts do not find, they may. */
    isComing: shouldLoad,
    /** Somebody is about to ask. */
    prepare: () => {
      setHasIntent(true);
      setHasFailed(false);
    },
  };
}
