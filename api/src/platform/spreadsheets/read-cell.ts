import type { MessageKey, MessageParams } from '@admissions/contracts/messages';

/** A cell that would be calculated: what it shows is not in the file for certain. */
export const FORMULA_CELL = Symbol('formula');
export type ReadCell = string | number | boolean | null | typeof FORMULA_CELL;

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
