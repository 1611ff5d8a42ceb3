export { type Heading, listHeadings, parseAnchor, parseUrl } from './base/anchors.ts';
export {
  AREAS,
  type Area,
  allows,
  type Flags,
  findFirstAllowedArea,
  parseFlags,
} from './base/areas.ts';
export {
  BODY_ITEM_TYPES,
  type BodyItem,
  type BodyItemOf,
  type BodyItemType,
  type BodyPartType,
  listBodyParts,
} from './base/body.ts';
export {
  formatEnglishDay,
  formatEnglishMonth,
  formatMonth,
  formatWeekday,
} from './base/calendar-words.ts';
export { addDays, daysBetween, readWeekday } from './base/days.ts';
export { decodeText } from './base/decode-text.ts';
export type { FieldErrors } from './base/field-errors.ts';
export {
  COLON,
  joinLabel,
  LIST_SEPARATOR,
  LOCALES,
  type Locale,
  type Localised,
  localizeAddress,
  PART_SEPARATOR,
  pair,
  parseLocale,
  TITLE_SEPARATOR,
} from './base/locale.ts';
export { normalizeSearchText } from './base/normalize-search-text.ts';
export { parseClock } from './base/parse-clock.ts';
export { toTelHref } from './base/phone.ts';
export {
  createTaipeiFormat,
  formatDay,
  formatMoment,
  formatShortMoment,
  fromTaipeiClock,
  omitThisYear,
  schoolYearOf,
  taipeiDay,
  taipeiDayEnd,
  taipeiDayStart,
  taipeiMoment,
  toTaipeiClock,
} from './base/time.ts';
export { toPlainLine } from './base/to-plain-line.ts';
export type {
  DateRange,
  FileValue,
  ImageValue,
  LinkValue,
  RelationValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from './base/values.ts';
export { UPLOADED_FILM } from './base/values.ts';
export type { ByYear, Field, WriteOf } from './fields/field.ts';
export {
  FIELD_TYPES,
  type FieldType,
  fieldTypeFor,
  type PlainFieldType,
} from './fields/field-types.ts';
export { foldText } from './fields/fold-text.ts';
export type { Fields, ReadOf } from './fields/index.ts';
export type {
  AnyKind,
  BodyOperation,
  DerivedFilter,
  EntryOf,
  EntryRule,
  EntryStatus,
  Kind,
  KindCheck,
  PublicFilter,
  StaffEntryOf,
  StaffFields,
  StaffListedOf,
} from './kind/kind.ts';
export { adminPathsOf, ENTRY_STATUSES } from './kind/kind.ts';
export { type AddressedEntry, entryPageUrl, publicUrlOf } from './kind/public-page.ts';
export { type PagePath, PUBLIC_PAGES } from './kind/public-pages.ts';
export { buildStaffUrl } from './kind/staff-screen.ts';
