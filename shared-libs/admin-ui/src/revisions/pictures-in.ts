import type { ImageValue } from '@admissions/contracts';
import { listBodyParts } from '@admissions/contracts';
import type { AnyItem } from '@admissions/contracts/merge';

/** The pictures of a content item; none where there is no item. */
export const picturesInItem = (item: AnyItem | null): ImageValue[] =>
  listBodyParts(item ?? {}).flatMap(({ type, value }) =>
    type === 'picture' ? [value as ImageValue] : [],
  );
