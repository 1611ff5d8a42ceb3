import type { AnyKind, Field, Localised } from '@admissions/contracts';

type WithFields = Pick<AnyKind, 'fields'>;

/** What staff call a field, or a part of a list (`list.part`); of one that has no name, the field's own. */
export const readFieldLabel = (kind: WithFields, path: string): Localised =>
  fieldAt(kind, path)?.label ?? { 'zh-TW': path, en: path };

/** What staff call a choice of a field; of one that has no name, the choice itself. */
export const readOptionLabel = (kind: WithFields, path: string, option: string): Localised =>
  optionsAt(kind, path)?.[option] ?? { 'zh-TW': option, en: option };

// The choices of a list of single values are those of each.
const optionsAt = (kind: WithFields, path: string) => {
  const field = fieldAt(kind, path);
  return field?.optionLabels ?? field?.item?.['']?.optionLabels;
};

function fieldAt({ fields }: WithFields, path: string): Field | undefined {
  const [name = '', ...parts] = path.split('.');
  return parts.reduce<Field | undefined>((field, part) => field?.item?.[part], fields[name]);
}
