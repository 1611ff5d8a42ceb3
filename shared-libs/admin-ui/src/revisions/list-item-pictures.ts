import type { ImageValue } from '@admissions/model';
import { listBodyParts } from '@admissions/model';
import type { AnyItem } from '@admissions/model/merge';

/** The pictures of a content item; none where there is no item. */
export const listItemPictures = (item: AnyItem | null): ImageValue[] =>
  listBodyParts(item ?? {}).flatMap(({ type, value }) =>
    type === 'picture' ? [value as ImageValue] : [],
  );
