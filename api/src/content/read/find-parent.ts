import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

/** The required relation without which an entry is hidden. */
export function findParent({ fields }: AnyKind): { field: string; to: KindId } | null {
  for (const [field, { type, required, to }] of Object.entries(fields))
    if (type === 'relation' && required) return { field, to };
  return null;
}
