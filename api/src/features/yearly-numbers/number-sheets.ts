import { type AnyKind, allows, type Field, type Fields, type Locale } from '@admissions/model';
import { FACULTY_LEVELS, type KindId, kindOf } from '@admissions/model/kinds';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { readLabel } from '../list-files/cell-values.ts';

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

const sheet = (id: KindId, parts: Partial<NumberSheet>): NumberSheet => ({
  key: [],
  names: [],
  fields: [],
  canAdd: false,
  ...parts,
  kind: kindOf(id),
});

const SHEETS: readonly NumberSheet[] = [
  ...FACULTY_LEVELS.map((level) =>
    sheet(`faculty.${level}Department`, { names: ['title', 'degree'], fields: ['quota'] }),
  ),
  ...FACULTY_LEVELS.map((level) =>
    sheet(`faculty.${level}Entry`, {
      list: 'years',
      key: ['year'],
      names: ['department', 'title', 'group'],
    }),
  ),
  sheet('about.admissions', { names: ['title'], fields: ['quota'] }),
  sheet('about.admissions', { list: 'dates', key: ['label'], names: ['title'] }),
  sheet('about.nationalDate', {
    names: ['title', 'year', 'channel'],
    fields: ['dates', 'source', 'link'],
    canAdd: true,
  }),
  sheet('about.standards', { fields: ['source'] }),
  sheet('about.standards', { list: 'rows', key: ['year', 'subject'] }),
  sheet('about.fees', { fields: ['year', 'frozen', 'months', 'source'] }),
  sheet('about.fees', { list: 'tuition', key: ['college', 'level'] }),
  sheet('about.fees', { list: 'credits', key: ['title'] }),
  sheet('about.fees', { list: 'others', key: ['title', 'college'] }),
  sheet('about.fees', { list: 'rooms', key: ['title', 'who'] }),
  sheet('about.fees', { list: 'living', key: ['title'] }),
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
