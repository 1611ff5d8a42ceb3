/** Where the texts and dates of a type of field are: it is one itself, they are inside, or it has none. */
export type LeafSource =
  | 'text'
  | 'html'
  | 'day'
  | 'moment'
  | 'range'
  /** A whole number, which may be a year. */
  | 'number'
  /** In the parts of its rows. */
  | 'rows'
  /** In its content items. */
  | 'items'
  /** In whatever of its value is a text. */
  | 'words'
  | 'none';
