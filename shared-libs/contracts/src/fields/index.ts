export {
  boolean, counter, date, dateRange, dateTime, email, files, image, integer, items, link, list, longText, optional, panorama, phone,
  relation, richText, select, selects, text, texts, video,
} from './field.ts';
export type { Field, Fields, FieldType, ReadOf, WriteOf } from './field.ts';
