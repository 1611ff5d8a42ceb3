import type { Assignee } from '@admissions/protocol/forms';

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
