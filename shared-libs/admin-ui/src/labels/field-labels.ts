import type { AnyKind, Field, Localised } from '@admissions/contracts';

type WithFields = Pick<AnyKind, 'fields'>;

/** What staff call a field, or a part of a list (`list.part`); of one that has no name, the field's own. */
export const readFieldLabel = (kind: WithFields, path: string): Localised =>
  fieldAt(kind, path)?.label ?? { 'zh-TW': path, en: path };

/** What staff call a choice of a field; of one that has no name, the choice itself. */
export const readOptionLabel = (kind: WithFields, path: string, option: string): Localised =>
  fieldAt(kind, path)?.optionLabels?.[option] ?? { 'zh-TW': option, en: option };

function fieldAt({ fields }: WithFields, path: string): Field | undefined {
  const [name = '', part] = path.split('.');
  const field = fields[name];
  return part === undefined ? field : field?.item?.[part];
}
