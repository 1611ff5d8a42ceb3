import { BODY_ITEM_TYPES, type BodyItem, type BodyItemType } from '../base/body.ts';
import type { FileValue, ImageValue } from '../base/values.ts';

// A picture or file may still be missing.
type Unfinished<T> = T extends ImageValue | FileValue
  ? T | null
  : T extends (infer E)[]
    ? Unfinished<E>[]
    : T extends object
      ? { [K in keyof T]: Unfinished<T[K]> }
      : T;

/** A content item in the editor, with a key and possibly without files. */
export type EditedItem = Unfinished<BodyItem> & { key: string };
/** A content item of a type in the editor. */
export type EditedItemOf<T extends BodyItemType> = Extract<EditedItem, { type: T }>;

/** Whether this version knows the type; other items are preserved. */
export const isKnownType = ({ type }: { type: string }) =>
  (BODY_ITEM_TYPES as readonly string[]).includes(type);
