import type { KindId } from '@admissions/model/kinds';

/** Spreadsheets of lists: export, and import into drafts. */
export const LIST_FILE_PATHS = {
  export: '/api/admin/export_list',
  preview: '/api/admin/preview_import',
  import: '/api/admin/import_list',
} as const;
/** Limit of rows per file. */
export const MAX_LIST_FILE_ROWS = 2000;
/** Limit of bytes per file. */
export const MAX_LIST_FILE_BYTES = 5 * 1024 * 1024;

/** A file with rows of a kind. */
export interface ImportFile {
  kind: KindId;
  /** The file in Base64. */
  file: string;
  /** The field (or `id`) of each column; null: ignored; absent: by headings. */
  columns?: (string | null)[] | undefined;
}
export interface ImportChange {
  field: string;
  /** Formatted as in an export. */
  from: string;
  to: string;
}
/** The planned change of a row; `line` counts from 2. */
export interface ImportRow {
  line: number;
  state: 'new' | 'changed' | 'same' | 'refused';
  title: string;
  /** The entry and its revision in the preview; null for a new one. */
  id: number | null;
  revision: number | null;
  changes: ImportChange[];
  /** Errors by field; `''` for the whole row. */
  faults: { field: string; message: string }[];
}
export interface ImportPreview {
  columns: { heading: string; field: string | null }[];
  /** Available fields with their labels. */
  fields: { name: string; label: string }[];
  rows: ImportRow[];
}

export interface ImportResult {
  /** New draft entries. */
  added: { id: number; title: string }[];
  /** Entries that have a draft now. */
  changed: { id: number; title: string }[];
}
