import {
  createTaipeiFormat,
  type Field,
  type FieldType,
  fromTaipeiClock,
  type LinkValue,
  LOCALES,
  type Locale,
  parseClock,
  type RelationValue,
} from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';

/** Entries of a kind by title, which need not be unique. */
export type Titles = ReadonlyMap<string, readonly RelationValue[]>;
export interface CellContext {
  cell: ReadCell;
  /** The current value; null for a new entry. */
  current: unknown;
  /** Possible targets of a relation. */
  titles: Titles | undefined;
  locale: Locale;
  /** Throws with a message. */
  refuse(key: MessageKey, params?: MessageParams): never;
}
/** Conversion of a value to and from a spreadsheet cell. */
export interface ListCell<T extends FieldType = FieldType> {
  /** `value` as staff read it. */
  write(field: Field<unknown, unknown, T>, value: unknown, locale: Locale): Cell;
  /** `text` is trimmed and not empty. */
  read(field: Field<unknown, unknown, T>, text: string, around: CellContext): unknown;
}

export const textCell: ListCell = {
  write: (_field, value) => String(value),
  read: (_, text) => text,
};

export const numberCell: ListCell = {
  write: (_field, value) => (typeof value === 'number' ? value : String(value)),
  read(_field, text, { refuse }) {
    const number = Number(text);
    return Number.isFinite(number) ? number : refuse('listFile.number');
  },
};

export const booleanCell: ListCell = {
  write: (_field, value, locale) => formatMessage(locale, value ? 'common.yes' : 'common.no'),
  read(_field, text, { cell, locale, refuse }) {
    const matchesLabel = (key: MessageKey) =>
      LOCALES.some((one) => formatMessage(one, key).toLowerCase() === text.toLowerCase());
    if (cell === true || text === '1' || matchesLabel('common.yes')) return true;
    if (cell === false || text === '0' || matchesLabel('common.no')) return false;
    const words = {
      yes: formatMessage(locale, 'common.yes'),
      no: formatMessage(locale, 'common.no'),
    };
    return refuse('listFile.boolean', words);
  },
};

export const selectCell: ListCell<'select'> = {
  write: ({ optionLabels }, value, locale) =>
    optionLabels?.[String(value)]?.[locale] ?? String(value),
  read({ options, optionLabels }, text, { refuse }) {
    const option = options.find((each) =>
      [each, ...LOCALES.map((one) => optionLabels?.[each]?.[one])].includes(text),
    );
    return option ?? refuse('listFile.option', { value: text });
  },
};

export const dayCell: ListCell = {
  write: (_field, value) => String(value),
  read: (_field, text, { cell, refuse }) =>
    readClock(cell, text)?.slice(0, 10) ?? refuse('listFile.date'),
};

const format = createTaipeiFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
export const momentCell: ListCell = {
  write: (_field, value) => format(String(value)),
  read(_field, text, { cell, refuse }) {
    const clock = readClock(cell, text);
    return clock ? fromTaipeiClock(clock) : refuse('listFile.dateTime');
  },
};

export const relationCell: ListCell = {
  write: (_field, value) => (value as RelationValue).title,
  read(_field, text, { current, titles, refuse }) {
    const [one, ...others] = titles?.get(text) ?? [];
    if (!one) return refuse('listFile.relation', { value: text });
    if (others.length === 0) return one;
    const now = current as RelationValue | null;
    return now?.title === text ? now : refuse('listFile.relationTwice', { value: text });
  },
};

export const linkCell: ListCell = {
  write: (_field, value) => (value as LinkValue).href,
  read: (_field, text, { current }) => ({ ...(current as LinkValue | null), href: text }),
};

/** Day zero of spreadsheets, shifted by their wrong leap year 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** YYYY-MM-DDTHH:mm from a day with optional time, or from a spreadsheet's day number. */
function readClock(cell: ReadCell, text: string) {
  // First as text: 1151128 and 20261128 are days, not day numbers.
  const clock = parseClock(text);
  if (clock !== undefined || typeof cell !== 'number') return clock;
  const moment = new Date(DAY_ZERO + Math.round(cell * 1440) * 60_000);
  return cell > 0 && cell < 2_958_466 ? moment.toISOString().slice(0, 16) : undefined;
}
