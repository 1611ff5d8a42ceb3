import type { AnyKind, Field, Localised } from '@admissions/model';

type WithFields = Pick<AnyKind, 'fields'>;

/** What staff call a field, or a part of a list (`list.part`); of one that has no name, the field's own. */
export const readFieldLabel = (kind: WithFields, path: string): Localised =>
  fieldAt(kind, path)?.label ?? { 'zh-TW': path, en: path };

/** What staff call a choice of a field, or of a list of choices; of one that has no name, the choice itself. */
export function readOptionLabel(kind: WithFields, path: string, option: string): Localised {
  const field = fieldAt(kind, path);
  const labels = field?.item?.['']?.optionLabels ?? field?.optionLabels;
  return labels?.[option] ?? { 'zh-TW': option, en: option };
}

// A part of a list may be a list itself: `list.part.part`.
function fieldAt({ fields }: WithFields, path: string): Field | undefined {
  const [name = '', ...parts] = path.split('.');
  let field = fields[name];
  for (const part of parts) field = field?.item?.[part];
  return field;
}
