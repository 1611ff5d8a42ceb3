import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { ASSIGNEES_PATH, type Assignee } from '@admissions/protocol/forms';
import { useAppStore } from '@admissions/store';

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

/** The signed-in user first; the current assignee is included even without the flag. */
export function listAssigneeOptions(
  everybody: readonly Assignee[],
  current: Assignee | null,
  me: Assignee | null,
): Assignee[] {
  const people = new Map(
    [...(current ? [current] : []), ...everybody].map((person) => [person.id, person]),
  );
  if (me) people.delete(me.id);
  const others = [...people.values()].sort((a, b) => a.name.localeCompare(b.name, 'zh-Hant-TW'));
  return me ? [me, ...others] : others;
}
