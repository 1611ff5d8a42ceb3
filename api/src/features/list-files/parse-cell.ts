import type { Field, LinkValue, Locale, RelationValue } from '@admissions/contracts';
import { fromTaipeiClock, LOCALES } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import type { MessageKey, MessageParams } from '@admissions/contracts/messages';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';
import { FORMULA_CELL } from '../../platform/spreadsheets/read-cell.ts';

/** The entries of a kind by title: more than one where several are called so. */
export type Titles = ReadonlyMap<string, readonly RelationValue[]>;
interface Around {
  /** What the entry says now; null of a new one. */
  current: unknown;
  /** What a relation can point to. */
  titles: Titles | undefined;
  locale: Locale;
}
/** A cell that says nothing of the field. */
class CellError extends Error {}

/** What a cell says of a field, as staff read it; or why it says nothing. */
export function parseCell(
  field: Field,
  cell: ReadCell,
  around: Around,
): { value: unknown } | { fault: string } {
  const refuse = (key: MessageKey, params?: MessageParams): never => {
    throw new CellError(messageOf(around.locale, key, params));
  };
  try {
    if (cell === FORMULA_CELL) return refuse('listFile.formula');
    const text = cell === null ? '' : String(cell).replaceAll('\r\n', '\n').trim();
    return { value: text === '' ? null : parse(field, cell, text, around, refuse) };
  } catch (error) {
    if (error instanceof CellError) return { fault: error.message };
    throw error;
  }
}

type Refuse = (key: MessageKey, params?: MessageParams) => never;
function parse(
  field: Field,
  cell: ReadCell,
  text: string,
  { current, titles, locale }: Around,
  refuse: Refuse,
): unknown {
  switch (field.type) {
    case 'integer':
    case 'decimal': {
      const number = Number(text.replaceAll(',', ''));
      return Number.isFinite(number) ? number : refuse('listFile.number');
    }
    case 'boolean':
      return parseBoolean(cell, text, locale, refuse);
    case 'select': {
      const option = field.options.find((each) =>
        [each, ...LOCALES.map((one) => field.optionLabels?.[each]?.[one])].includes(text),
      );
      return option ?? refuse('listFile.option', { value: text });
    }
    case 'date':
      return parseClock(cell, text)?.slice(0, 10) ?? refuse('listFile.date');
    case 'dateTime': {
      const clock = parseClock(cell, text);
      return clock ? fromTaipeiClock(clock) : refuse('listFile.dateTime');
    }
    case 'relation': {
      const [one, ...others] = titles?.get(text) ?? [];
      if (!one) return refuse('listFile.relation', { value: text });
      if (others.length === 0) return one;
      const now = current as RelationValue | null;
      return now?.title === text ? now : refuse('listFile.relationTwice', { value: text });
    }
    case 'link':
      return { ...(current as LinkValue | null), href: text };
    default:
      return text;
  }
}

function parseBoolean(cell: ReadCell, text: string, locale: Locale, refuse: Refuse): boolean {
  const says = (key: MessageKey) =>
    LOCALES.some((one) => messageOf(one, key).toLowerCase() === text.toLowerCase());
  if (cell === true || cell === 1 || text === '1' || says('common.yes')) return true;
  if (cell === false || cell === 0 || text === '0' || says('common.no')) return false;
  const words = { yes: messageOf(locale, 'common.yes'), no: messageOf(locale, 'common.no') };
  return refuse('listFile.boolean', words);
}

/** Day zero of spreadsheets, as they have counted since a mistake about the year 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const CLOCK = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d\d)(?::\d\d)?)?$/;

/** YYYY-MM-DDTHH:mm of a day, with or without its time; a number counts days, as spreadsheets do. */
function parseClock(cell: ReadCell, text: string): string | undefined {
  if (typeof cell === 'number') {
    const moment = new Date(DAY_ZERO + Math.round(cell * 1440) * 60_000);
    return cell > 0 && cell < 2_958_466 ? moment.toISOString().slice(0, 16) : undefined;
  }
  const [, year, month = '', day = '', hour = '0', minute = '00'] = CLOCK.exec(text) ?? [];
  if (!year) return undefined;
  const two = (part: string) => part.padStart(2, '0');
  const clock = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`;
  const moment = new Date(`${clock}:00Z`);
  // No 30 February.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(clock)
    ? clock
    : undefined;
}
