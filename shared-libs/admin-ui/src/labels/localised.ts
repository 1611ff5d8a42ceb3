import type { AnyKind, Localised } from '@admissions/contracts';

/** A name in both languages. */
export const pair = (zh: string, en: string): Localised => ({ 'zh-TW': zh, en });

/** The names of a kind's fields, none left out; the parts of a list stand under `list.part`. */
export type LabelsOf<K extends Pick<AnyKind, 'fields'>> = Record<
  keyof K['fields'] & string,
  Localised
> &
  Readonly<Record<`${string}.${string}`, Localised>>;
/** The names of the choices of closed lists, by field, or by `list.part` for those inside a list. */
export type OptionLabels = Readonly<Record<string, Readonly<Record<string, Localised>>>>;
