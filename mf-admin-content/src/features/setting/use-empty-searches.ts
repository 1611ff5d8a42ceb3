import { api } from '@admissions/api-client';
import type { EmptySearch } from '@admissions/protocol';
import { EMPTY_SEARCH_PATHS } from '@admissions/protocol';
import { useCallback, useEffect, useState } from 'react';

/** What the finder found nothing for, as it was counted; null until it is read. */
export function useEmptySearches() {
  const [list, setList] = useState<readonly EmptySearch[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    api()
      .get<{ list: EmptySearch[] }>(EMPTY_SEARCH_PATHS.list, { silent: true })
      .then((answer) => setList(answer.list))
      .catch(() => setFailed(true));
  }, []);
  useEffect(read, [read]);
  return {
    list,
    hasFailed,
    read,
    async clear() {
      await api().delete(EMPTY_SEARCH_PATHS.list);
      setList([]);
    },
  };
}
