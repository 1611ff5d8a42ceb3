import type { MessageKey, MessageParams } from '@admissions/model/messages';

/** A formula's result may be missing from the file; NUL cannot occur in its texts. */
export const FORMULA_CELL = '\u0000formula';
export type ReadCell = string | number | boolean | null;
export interface SheetRows {
  /** Empty for CSV. */
  name: string;
  rows: ReadCell[][];
}

/** `message` is a message key. */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError';
  readonly key: MessageKey;
  readonly params: MessageParams;
  constructor(key: MessageKey, params: MessageParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
