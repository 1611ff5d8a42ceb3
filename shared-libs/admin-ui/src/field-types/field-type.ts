import type { AnyKind, Field, FieldType, ImageValue, Localised } from '@admissions/model';
import type { ComponentType } from 'react';
import type { CellProps } from './cells.tsx';

/** Picks the language of a localised text. */
export type PickLanguage = (pair: Localised) => string;
/** `path` is the field, or a part of a list as `list.part`. */
interface ValueContext {
  kind: AnyKind;
  path: string;
}
export interface DescribeContext extends ValueContext {
  pick: PickLanguage;
}

/** How the back office shows a field type; lists delegate to their parts. */
export interface FieldTypeOf<T extends FieldType> {
  /** Cell of a list; absent: plain text. */
  readonly Cell?: ComponentType<CellProps>;
  /** The value as text, one line for each part; never called with an empty value. */
  words(value: unknown, place: DescribeContext, field: Field<unknown, unknown, T>): string;
  /** Lists the pictures for a visual comparison; absent: none. Bodies have theirs in the items. */
  pictures?(value: unknown, field: Field<unknown, unknown, T>): ImageValue[];
  /** Parses a spreadsheet cell; absent: cannot be pasted. */
  paste?(text: string, place: ValueContext, field: Field<unknown, unknown, T>): unknown;
}
