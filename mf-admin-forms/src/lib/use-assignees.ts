import { api } from '@admissions/api-client';
import type { Assignee } from '@admissions/protocol/forms';
import { ASSIGNEES_PATH } from '@admissions/protocol/forms';
import { useAppStore } from '@admissions/store';
import { useEffect, useState } from 'react';
import { assigneeOptions } from './assignee-options.ts';

/** Who may be chosen; while the list is not there, oneself and who holds the application now. */
export function useAssignees(current: Assignee | null): Assignee[] {
  const me = useAppStore((state) => state.session?.user);
  const [everybody, setEverybody] = useState<Assignee[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    api()
      .get<Assignee[]>(ASSIGNEES_PATH, { silent: true, signal: abort.signal })
      .then(setEverybody)
      // The list is a convenience: without it one can still take the application oneself.
      .catch(() => undefined);
    return () => abort.abort();
  }, []);

  return assigneeOptions(everybody, current, me ? { id: me.info.id, name: me.name } : null);
}
