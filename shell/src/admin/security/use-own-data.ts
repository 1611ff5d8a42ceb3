import { api } from '@admissions/api-client';
import { useCallback, useEffect, useState } from 'react';

/** Data of the own account; `read` loads it again. */
export function useOwnData<T>(path: string) {
  const [data, setData] = useState<T | 'failed' | null>(null);
  const read = useCallback(
    () =>
      api()
        .get<T>(path, { silent: true })
        .then(setData, () => setData('failed')),
    [path],
  );
  useEffect(() => void read(), [read]);
  return { data, setData, read };
}
