interface TypeTraits {
  /** Staff can sort a list by it. */
  readonly isSortable: boolean;
  /** It can be a column of a list. */
  readonly isListable: boolean;
  /** What stands in the form of a new entry. */
  readonly empty: null | false | readonly never[];
}
const sortable: TypeTraits = { isSortable: true, isListable: true, empty: null };
const listable: TypeTraits = { isSortable: false, isListable: true, empty: null };
const whole: TypeTraits = { isSortable: false, isListable: false, empty: null };

/** The types of fields. A type that is added here has to be in the records of the schemas, of the API and of the back office too. */
export const FIELD_TYPES = {
  text: sortable,
  longText: listable,
  richText: whole,
  date: sortable,
  dateRange: sortable,
  dateTime: sortable,
  integer: sortable,
  decimal: listable,
  boolean: { ...sortable, empty: false },
  select: sortable,
  link: listable,
  email: sortable,
  phone: listable,
  image: listable,
  files: { ...whole, empty: [] },
  video: whole,
  panorama: whole,
  relation: sortable,
  items: { ...whole, empty: [] },
  list: { ...whole, empty: [] },
} as const satisfies Record<string, TypeTraits>;
export type FieldType = keyof typeof FIELD_TYPES;
