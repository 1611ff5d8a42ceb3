export type { Heading } from './base/anchors.ts';
export { listHeadings, parseAnchor, parseUrl } from './base/anchors.ts';
export type { Area, Flags } from './base/areas.ts';
export { AREAS, allows, findFirstAllowedArea, parseFlags } from './base/areas.ts';
export type { BodyItem, BodyItemOf, BodyItemType, BodyPartType } from './base/body.ts';
export { BODY_ITEM_TYPES, listBodyParts } from './base/body.ts';
export {
  formatEnglishDay,
  formatEnglishMonth,
  formatMonth,
  formatWeekday,
} from './base/calendar-words.ts';
export { addDays, readWeekday } from './base/days.ts';
export { decodeText } from './base/decode-text.ts';
export type { FieldErrors } from './base/field-errors.ts';
export type { Locale, Localised } from './base/locale.ts';
export {
  COLON,
  joinLabel,
  LIST_SEPARATOR,
  LOCALES,
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
  fromTaipeiClock,
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
export type { FieldType, PlainFieldType } from './fields/field-types.ts';
export { FIELD_TYPES, fieldTypeFor } from './fields/field-types.ts';
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
export type { AddressedEntry } from './kind/public-page.ts';
export { entryPageUrl, publicUrlOf } from './kind/public-page.ts';
export type { PagePath } from './kind/public-pages.ts';
export { PUBLIC_PAGES } from './kind/public-pages.ts';
export { buildStaffUrl } from './kind/staff-screen.ts';
