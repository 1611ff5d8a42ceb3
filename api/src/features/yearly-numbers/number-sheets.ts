import { type AnyKind, allows, type Field, type Fields, type Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { FACULTY_LEVELS, kindOf } from '@admissions/model/kinds';
import type { SignedIn } from '../../platform/http/signed-in.ts';

/** A table of numbers: one row for each entry, or for each item of a list in the entries. */
export interface NumberSheet {
  kind: AnyKind;
  list?: string;
  /** Parts that identify an item of the list. */
  key: readonly string[];
  /** Fields that name an entry beside its id. */
  names: readonly string[];
  /** Fields of an entry. */
  fields: readonly string[];
  /** Whether rows without an id become entries. */
  canAdd: boolean;
}
export interface NumberColumn {
  name: string;
  label: string;
  /** Null: the id. */
  field: Field | null;
  /** Only shows which entry it is. */
  isName: boolean;
}

const NONE = { key: [], names: [], fields: [], canAdd: false } as const;
const fees = (list: string, ...key: string[]): NumberSheet => ({
  ...NONE,
  kind: kindOf('about.fees'),
  list,
  key,
});

const SHEETS: readonly NumberSheet[] = [
  ...FACULTY_LEVELS.map((level) => ({
    ...NONE,
    kind: kindOf(`faculty.${level}Department`),
    names: ['title', 'degree'],
    fields: ['quota'],
  })),
  ...FACULTY_LEVELS.map((level) => ({
    ...NONE,
    kind: kindOf(`faculty.${level}Entry`),
    list: 'years',
    key: ['year'],
    names: ['department', 'title', 'group'],
  })),
  { ...NONE, kind: kindOf('about.admissions'), names: ['title'], fields: ['quota'] },
  {
    ...NONE,
    kind: kindOf('about.admissions'),
    list: 'dates',
    key: ['label'],
    names: ['title'],
  },
  {
    ...NONE,
    kind: kindOf('about.nationalDate'),
    names: ['title', 'year', 'channel'],
    fields: ['dates', 'source', 'link'],
    canAdd: true,
  },
  { ...NONE, kind: kindOf('about.standards'), fields: ['source'] },
  { ...NONE, kind: kindOf('about.standards'), list: 'rows', key: ['year', 'subject'] },
  { ...NONE, kind: kindOf('about.fees'), fields: ['year', 'frozen', 'months', 'source'] },
  fees('tuition', 'college', 'level'),
  fees('credits', 'title'),
  fees('others', 'title', 'college'),
  fees('rooms', 'title', 'who'),
  fees('living', 'title'),
];

export const listSheets = ({ priv }: Pick<SignedIn, 'priv'>): NumberSheet[] =>
  SHEETS.filter(({ kind }) => allows(priv, kind.area));

/** Longest name of a sheet in Excel. */
const MAX_NAME = 31;
export function readSheetName({ kind, list }: NumberSheet, locale: Locale) {
  const field = list === undefined ? undefined : kind.fields[list];
  const label = field?.byYear ? kind.label : (field?.label ?? kind.label);
  return label[locale].slice(0, MAX_NAME);
}

/** The fields of a row. */
export const readItem = ({ kind, list }: NumberSheet): Fields =>
  list === undefined ? kind.fields : (kind.fields[list]?.item ?? {});

/** Of the id without a field. */
export const readLabel = (field: Field | null, locale: Locale) =>
  field ? (field.label?.[locale] ?? '') : formatMessage(locale, 'listFile.id');

export function listColumns(sheet: NumberSheet, locale: Locale): NumberColumn[] {
  const { kind, list, names, fields, canAdd } = sheet;
  const toColumn = (name: string, field: Field | null, isName: boolean): NumberColumn => ({
    name,
    label: readLabel(field, locale),
    field,
    isName,
  });
  const pick = (from: Fields, chosen: readonly string[], isName: boolean) =>
    chosen.map((name) => toColumn(name, from[name] ?? null, isName));
  const item = readItem(sheet);
  return [
    ...(kind.singleton ? [] : [toColumn('id', null, true)]),
    ...pick(kind.fields, names, !canAdd),
    ...pick(item, list === undefined ? fields : Object.keys(item), false),
  ];
}
