import { type AnyKind, type Field, type Localised, pair } from '@admissions/model';

type WithFields = Pick<AnyKind, 'fields'>;

/** Label of a field, or of a part of a list (`list.part`); falls back to the field name. */
export const readFieldLabel = (kind: WithFields, path: string): Localised =>
  fieldAt(kind, path)?.label ?? pair(path, path);

/** Label of an option of a field or list; falls back to the option itself. */
export function readOptionLabel(kind: WithFields, path: string, option: string): Localised {
  const field = fieldAt(kind, path);
  const labels = field?.item?.['']?.optionLabels ?? field?.optionLabels;
  return labels?.[option] ?? pair(option, option);
}

// List parts may be lists: `list.part.part`.
function fieldAt({ fields }: WithFields, path: string): Field | undefined {
  const [name = '', ...parts] = path.split('.');
  let field = fields[name];
  for (const part of parts) field = field?.item?.[part];
  return field;
}
