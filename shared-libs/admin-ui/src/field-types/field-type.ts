import type {
  AnyKind,
  Field,
  FieldType,
  ImageValue,
  Localised,
  PlainFieldType,
} from '@admissions/model';
import type { ComponentType } from 'react';
import type { CellProps } from './cells.tsx';
import type { PlainWidgetSet, Widget, WidgetSet } from './widget.ts';

/** Picks the language out of a pair. */
export type PickLanguage = (pair: Localised) => string;
/** Where a value stands: `path` is the field, or the part of a list as `list.part`. */
export interface ValueContext {
  kind: AnyKind;
  path: string;
}
export interface DescribeContext extends ValueContext {
  pick: PickLanguage;
}

/** What the back office does with a type of field. Lists bring all of it, so that forms hand in what they are made of. */
export interface FieldTypeOf<T extends FieldType> {
  /** How a list shows it; what is no column of a list is never asked for. */
  readonly Cell: ComponentType<CellProps>;
  /** In words, one line for each part; there is a value. */
  words(value: unknown, place: DescribeContext, field: Field<unknown, unknown, T>): string;
  /** Its pictures, to be compared by eye; absent: none. A body's are in its items. */
  pictures?(value: unknown, field: Field<unknown, unknown, T>): ImageValue[];
  /** How a cell of a spreadsheet becomes a value; absent: it cannot be pasted. */
  paste?(text: string, place: ValueContext, field: Field<unknown, unknown, T>): unknown;
  /** How a form edits it: one of these, the same each time. */
  widget(from: T extends PlainFieldType ? PlainWidgetSet : WidgetSet): Widget<T>;
}
