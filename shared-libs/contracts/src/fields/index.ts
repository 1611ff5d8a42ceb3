export type { Field, Fields, LabelledFields, ReadOf, WriteOf } from './field.ts';
export {
  boolean,
  choice,
  choices,
  counter,
  date,
  dateRange,
  email,
  files,
  image,
  integer,
  items,
  labelled,
  link,
  list,
  longText,
  optional,
  panorama,
  phone,
  relation,
  select,
  selects,
  text,
  texts,
  video,
} from './field.ts';
export type { FieldType } from './field-types.ts';
export { FIELD_TYPES } from './field-types.ts';
