/** Where a field type has texts and dates: the value itself, nested values, or none. */
export type LeafSource =
  | 'text'
  | 'html'
  | 'day'
  | 'moment'
  | 'range'
  /** A whole number, possibly a year. */
  | 'number'
  /** In its rows. */
  | 'rows'
  /** In its content items. */
  | 'items'
  /** In any string of its value. */
  | 'words'
  | 'none';
