import type { BodyItemType } from '@admissions/model';
import type { EditedItemOf } from '@admissions/model/merge';
import type { ComponentType } from 'react';

export interface ItemFormProps<T extends BodyItemType> {
  item: EditedItemOf<T>;
  onChange: (item: EditedItemOf<T>) => void;
  /** By path inside the item, such as `link.href`. */
  errors: Record<string, string>;
}
export type ItemForm<T extends BodyItemType> = ComponentType<ItemFormProps<T>>;
