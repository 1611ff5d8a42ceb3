import { type Field, foldText } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import type { CellContext } from '../../content/field-types/list-cells.ts';
import { FORMULA_CELL, type ReadCell } from '../../platform/spreadsheets/read-cell.ts';

/** A cell without a valid value. */
class CellError extends Error {}

/** The value of a cell in the staff's notation, or the error. */
export function parseCell(
  field: Field,
  cell: ReadCell,
  context: Pick<CellContext, 'current' | 'titles' | 'locale'>,
): { value: unknown } | { fault: string } {
  const refuse: CellContext['refuse'] = (key, params) => {
    throw new CellError(formatMessage(context.locale, key, params));
  };
  try {
    if (cell === FORMULA_CELL) return refuse('listFile.formula');
    const text =
      cell === null ? '' : foldText(field.type, String(cell).replaceAll('\r\n', '\n')).trim();
    const { listCell } = fieldTypeFor(field);
    // Other fields have no column in an export.
    if (text === '' || !listCell) return { value: null };
    return { value: listCell.read(field, text, { ...context, cell, refuse }) };
  } catch (error) {
    if (error instanceof CellError) return { fault: error.message };
    throw error;
  }
}
