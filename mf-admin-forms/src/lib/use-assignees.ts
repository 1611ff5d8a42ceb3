import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { Assignee } from '@admissions/protocol/forms';
import { ASSIGNEES_PATH } from '@admissions/protocol/forms';
import { useAppStore } from '@admissions/store';
import { listAssigneeOptions } from './assignee-options.ts';

/** Possible assignees; before they load, oneself and the current assignee. */
export function useAssignees(current: Assignee | null): Assignee[] {
  const me = useAppStore((state) => state.session?.user);
  // Without the list one can still assign oneself.
  const { data } = useLoaded(
    (signal) => api().get<Assignee[]>(ASSIGNEES_PATH, { silent: true, signal }),
    [],
  );
  return listAssigneeOptions(data ?? [], current, me ? { id: me.info.id, name: me.name } : null);
}
