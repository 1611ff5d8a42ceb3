import type { z } from 'zod';
import type { BrandColorUse } from '../base/brand-colors.ts';
import type { KindId } from '../base/kind-id.ts';
import type { FileValue, ImageValue, LinkValue, VideoValue } from '../base/values.ts';
import type { Field, Fields } from './field.ts';
import type { FieldType, PlainFieldType } from './field-types.ts';

/** Description of a field type. */
export interface FieldTypeOf<T extends FieldType> {
  /** Sortable in lists. */
  readonly isSortable: boolean;
  /** Available as a list column. */
  readonly isListable: boolean;
  /** A plain value, for bulk changes. */
  readonly isPlain: T extends PlainFieldType ? true : false;
  /** Initial form value. */
  readonly empty: null | false | readonly never[];
  /** How two changes merge: whole, by row, or by body item. */
  readonly merged: 'whole' | 'rows' | 'items';
  /** Schema of a required value. */
  schema(build: SchemaBuilders, field: Field<unknown, unknown, T>): z.ZodType;
  /** What is sent of a read value; absent: all of it. */
  toStored?(convert: WriteConverters, value: unknown, field: Field<unknown, unknown, T>): unknown;
  /** Visits the pieces of a value for the checks before publishing. */
  inspect(into: Inspector, value: unknown, field: Field<unknown, unknown, T>): void;
}

/** Schema builders, passed in so that code that only declares fields does not load zod. */
export interface SchemaBuilders {
  line(max: number): z.ZodString;
  text(max: number): z.ZodString;
  html(max: number): z.ZodString;
  email(max: number): z.ZodString;
  phone(max: number): z.ZodString;
  color(use: BrandColorUse): z.ZodType;
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

/** Converters of values for writes. */
export interface WriteConverters {
  picture(picture: ImageValue): unknown;
  film(film: VideoValue): unknown;
  file(file: FileValue): unknown;
  body(items: unknown): unknown;
  rows(rows: unknown, item: Fields): unknown;
}

/** Visitor of the pieces of a value, for checks. */
export interface Inspector {
  words(text: string): void;
  html(html: string): void;
  link(link: LinkValue): void;
  picture(picture: ImageValue): void;
  /** The end of a range. */
  end(day: unknown): void;
  body(items: unknown): void;
  rows(rows: unknown, item: Fields): void;
}
