import type { KindId } from '@admissions/model/kinds';

/** Rows of a kind's list as a spreadsheet: written from it, and read into drafts. */
export const LIST_FILE_PATHS = {
  export: '/api/admin/export_list',
  preview: '/api/admin/preview_import',
  import: '/api/admin/import_list',
} as const;
/** Rows of one file. */
export const LIST_FILE_ROWS = 2000;
/** Bytes of a file that is read. */
export const LIST_FILE_BYTES = 5 * 1024 * 1024;

/** A file with rows for a kind. */
export interface ImportFile {
  kind: KindId;
  /** The file in Base64. */
  file: string;
  /** The field (or `id`) of each column, null for one that is passed over; absent: as the headings say. */
  columns?: (string | null)[];
}
export interface ImportChange {
  field: string;
  /** As the cells of an export say it. */
  from: string;
  to: string;
}
/** What would become of one row: `line` is its number in the file, from 2. */
export interface ImportRow {
  line: number;
  state: 'new' | 'changed' | 'same' | 'refused';
  title: string;
  /** The entry that it is about, and its revision when it was looked at; null of a new one. */
  id: number | null;
  revision: number | null;
  changes: ImportChange[];
  /** Why it is refused, at the field; `''` of the row as a whole. */
  faults: { field: string; message: string }[];
}
export interface ImportPreview {
  columns: { heading: string; field: string | null }[];
  /** The fields that a column can be, with what they are called. */
  fields: { name: string; label: string }[];
  rows: ImportRow[];
}

export interface ImportResult {
  /** New entries, which are drafts. */
  added: { id: number; title: string }[];
  /** Entries with a working copy now. */
  changed: { id: number; title: string }[];
}
