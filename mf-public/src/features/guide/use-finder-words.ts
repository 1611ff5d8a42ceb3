import { api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import { useEffect, useState } from 'react';
import type { FinderWords } from './finder-words.ts';
import { loadFinderWords } from './finder-words.ts';

/** The words that the page came with, or those that are fetched once they are wanted; null until then. Without them the finder looks at the departments' own texts. */
export function useFinderWords(level: FacultyLevel, given: FinderWords | null, isAsking: boolean) {
  const [fetched, setFetched] = useState<FinderWords | null>(null);
  const [isNear, setIsNear] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const isWanted = given === null && fetched === null && !isLost && (isAsking || isNear);
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    loadFinderWords(api(), level, { silent: true, signal: left.signal }).then(
      (words) => left.signal.aborted || setFetched(words),
      // Whoever touches the box again asks again.
      () => left.signal.aborted || setIsLost(true),
    );
    return () => left.abort();
  }, [isWanted, level]);
  return {
    words: given ?? fetched,
    /** They are on their way: what the departments' own texts do not find, they may. */
    isComing: isWanted,
    /** Somebody is about to ask. */
    prepare: () => {
      setIsNear(true);
      setIsLost(false);
    },
  };
}
