import type { MessageKey, MessageParams } from '@admissions/model/messages';

/** A formula, the result of which may be missing from the file; no text of a file holds NUL. */
export const FORMULA_CELL = '\u0000formula';
export type ReadCell = string | number | boolean | null;

/** A file that cannot be read, with the sentence that says why. */
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
