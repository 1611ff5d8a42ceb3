import { parseClock } from '../base/parse-clock.ts';
import { foldPhone } from '../base/phone.ts';
import { removeFormatCharacters } from '../base/remove-format-characters.ts';
import { toPlainLine } from '../base/to-plain-line.ts';
import type { FieldType } from './field-types.ts';

const foldEmail = (text: string) => toPlainLine(text).replaceAll('。', '.');
const foldNumber = (text: string) =>
  toPlainLine(text)
    .replace('−', '-')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
// A time would be lost.
function foldDay(text: string) {
  const clock = parseClock(text);
  return clock?.endsWith('T00:00') ? clock.slice(0, 10) : text;
}
const FOLDS: Readonly<Partial<Record<FieldType, (text: string) => string>>> = {
  text: removeFormatCharacters,
  longText: removeFormatCharacters,
  email: foldEmail,
  phone: foldPhone,
  date: foldDay,
  integer: foldNumber,
  decimal: foldNumber,
};

/** Typed text in the form that is checked and stored: forms show it, schemas apply it. */
export const foldText = (type: FieldType, text: string): string => FOLDS[type]?.(text) ?? text;
