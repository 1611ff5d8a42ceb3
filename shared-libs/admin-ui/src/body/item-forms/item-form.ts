import type { BodyItemType } from '@admissions/model';
import type { EditedItemOf } from '@admissions/model/merge';

/** Messages by path inside the item, such as `link.href`. */
export type ItemErrors = Record<string, string>;
export interface ItemFormProps<T extends BodyItemType> {
  item: EditedItemOf<T>;
  onChange: (item: EditedItemOf<T>) => void;
  errors: ItemErrors;
}

/** The message of a part, or of any part inside it. */
export const findError = (errors: ItemErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
