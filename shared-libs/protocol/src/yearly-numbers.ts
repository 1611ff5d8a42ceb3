/** The numbers of a year as one workbook: download, preview, import. */
export const NUMBER_FILE_PATHS = {
  sheets: '/api/admin/number_sheets',
  export: '/api/admin/export_numbers',
  preview: '/api/admin/preview_numbers',
  import: '/api/admin/import_numbers',
} as const;

/** `name` of a CSV file begins with the name of its sheet. */
export interface NumberFile {
  name: string;
  /** In Base64. */
  file: string;
  /** Removes rows of lists that the file lacks; else they stay. */
  removes: boolean;
}
export interface NumberRow {
  /** Null: not in the file. */
  line: number | null;
  title: string;
  state: 'new' | 'changed' | 'removed' | 'missing';
  changes: { label: string; from: string; to: string }[];
}
export interface NumberSheetPreview {
  name: string;
  /** All that are not the same. */
  rows: NumberRow[];
  same: number;
}
export interface NumberPreview {
  sheets: NumberSheetPreview[];
  /** `cell` as in a formula: 學測五標!D14. */
  faults: { cell: string; message: string }[];
  /** Sheets that are not imported. */
  ignored: string[];
  /** Entries that an import changes. */
  entries: number;
  /** Identifies what was shown; an import of anything else is refused. */
  seen: string;
}
export interface NumberImport extends NumberFile {
  seen: string;
  /** Published at once; else drafts. */
  isPublished: boolean;
}
