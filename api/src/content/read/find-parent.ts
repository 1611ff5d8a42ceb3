import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

/** What an entry belongs to, without which it is not shown: the field, and the kind of what it names. */
export function findParent({ fields }: AnyKind): { field: string; to: KindId } | null {
  for (const [field, { type, required, to }] of Object.entries(fields))
    if (type === 'relation' && required) return { field, to: to as KindId };
  return null;
}
