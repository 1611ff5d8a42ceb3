import { type ImageValue, listBodyParts } from '@admissions/model';
import type { AnyItem } from '@admissions/model/merge';

/** Pictures of a content item; empty without an item. */
export const listItemPictures = (item: AnyItem | null): ImageValue[] =>
  listBodyParts(item ?? {}).flatMap(({ type, value }) =>
    type === 'picture' ? [value as ImageValue] : [],
  );
