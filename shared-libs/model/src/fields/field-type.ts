import type { z } from 'zod';
import type { KindId } from '../base/kind-id.ts';
import type { FileValue, ImageValue, LinkValue, VideoValue } from '../base/values.ts';
import type { Field, Fields } from './field.ts';
import type { FieldType, PlainFieldType } from './field-types.ts';

/** The description of a type of field. */
export interface FieldTypeOf<T extends FieldType> {
  /** Staff can sort a list by it. */
  readonly isSortable: boolean;
  /** It can be a column of a list. */
  readonly isListable: boolean;
  /** It is one plain value: many entries can be given the same at once. */
  readonly isPlain: T extends PlainFieldType ? true : false;
  /** What stands in the form of a new entry. */
  readonly empty: null | false | readonly never[];
  /** How the changes of two people meet: as a whole, row by row, or by the items of a body. */
  readonly merged: 'whole' | 'rows' | 'items';
  /** What a client writes, where there has to be something. */
  schema(parts: SchemaParts, field: Field<unknown, unknown, T>): z.ZodType;
  /** What is sent of a value as it is read: pictures and files by media id, relations by id; absent: all of it. */
  stored?(parts: StoredParts, value: unknown, field: Field<unknown, unknown, T>): unknown;
  /** What the checks before publishing look at. */
  inspect(into: Inspector, value: unknown, field: Field<unknown, unknown, T>): void;
}

/** What schemas are made of (schema/field-schema.ts): who names fields only brings no validation along. */
export interface SchemaParts {
  line(max: number): z.ZodString;
  text(max: number): z.ZodString;
  html(max: number): z.ZodString;
  email(max: number): z.ZodString;
  phone(max: number): z.ZodString;
  day(): z.ZodType;
  dayRange(): z.ZodType;
  moment(): z.ZodType;
  integer(range: readonly [number, number]): z.ZodType;
  decimal(range: readonly [number, number], places: number): z.ZodType;
  flag(): z.ZodType;
  option(options: readonly string[]): z.ZodType;
  link(): z.ZodType;
  picture(): z.ZodType;
  pictureOrLink(): z.ZodType;
  files(): z.ZodType;
  film(): z.ZodType;
  entryId(to: KindId): z.ZodType;
  body(): z.ZodType;
  rows(item: Fields): z.ZodType;
}

/** What is sent of the parts of a value (merge/stored-value.ts). */
export interface StoredParts {
  picture(picture: ImageValue): unknown;
  film(film: VideoValue): unknown;
  file(file: FileValue): unknown;
  body(items: unknown): unknown;
  rows(rows: unknown, item: Fields): unknown;
}

/** What is looked at in an entry (entry-checks/collect-parts.ts), each where it stands. */
export interface Inspector {
  words(text: string): void;
  html(html: string): void;
  link(link: LinkValue): void;
  picture(picture: ImageValue): void;
  /** The last day of a range. */
  end(day: unknown): void;
  body(items: unknown): void;
  rows(rows: unknown, item: Fields): void;
}
