import type { Field, ImageValue, LinkValue } from '@admissions/contracts';
import { listBodyParts } from '@admissions/contracts';
import type { AnyItem } from '@admissions/contracts/merge';

/** The pictures of a field, also those in the rows of a list; a body's are in its items. */
export function picturesIn(field: Field | undefined, value: unknown): ImageValue[] {
  if (!field || value === null || value === undefined) return [];
  if (field.type === 'image') return [value as ImageValue];
  if (field.type === 'panorama') {
    const shown = value as ImageValue | LinkValue;
    return 'href' in shown ? [] : [shown];
  }
  if (field.type !== 'list' || !Array.isArray(value)) return [];
  const { item } = field;
  return value.flatMap((row) =>
    Object.entries(item).flatMap(([name, part]) => picturesIn(part, name === '' ? row : row[name])),
  );
}

/** The pictures of a content item; none where there is no item. */
export const picturesInItem = (item: AnyItem | null): ImageValue[] =>
  listBodyParts(item ?? {}).flatMap(({ type, value }) =>
    type === 'picture' ? [value as ImageValue] : [],
  );
