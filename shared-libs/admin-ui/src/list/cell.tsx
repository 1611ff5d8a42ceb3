import type { CellProps } from '../field-types/cells.tsx';
import { Nothing, PlainCell } from '../field-types/cells.tsx';
import { FIELD_TYPES } from '../field-types/field-types.tsx';

export function Cell({ kind, field, value }: CellProps) {
  if (value === null || value === undefined || value === '') return <Nothing />;
  const definition = kind.fields[field];
  const TypeCell = definition ? FIELD_TYPES[definition.type].Cell : PlainCell;
  return <TypeCell kind={kind} field={field} value={value} />;
}
