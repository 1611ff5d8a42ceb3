import type { BodyItem, BodyItemType } from '../base/body.ts';
import { BODY_ITEM_TYPES } from '../base/body.ts';
import type { FileValue, ImageValue } from '../base/values.ts';

// While it is edited, a picture or file may not have been chosen yet.
type Unfinished<T> = T extends ImageValue | FileValue
  ? T | null
  : T extends (infer E)[]
    ? Unfinished<E>[]
    : T extends object
      ? { [K in keyof T]: Unfinished<T[K]> }
      : T;

/** A content item in the editor: its pictures and files may still be missing, and its key always stands. */
export type EditedItem = Unfinished<BodyItem> & { key: string };
/** A content item of a given type in the editor. */
export type EditedItemOf<T extends BodyItemType> = Extract<EditedItem, { type: T }>;

/** Whether this version of the editor knows the item's type; others are kept as they are. */
export const isKnown = ({ type }: { type: string }): boolean =>
  (BODY_ITEM_TYPES as readonly string[]).includes(type);
