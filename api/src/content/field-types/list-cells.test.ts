import { FIELD_TYPES as CONTRACTS, type Field, type FieldType } from '@admissions/model';
import { describe, expect, test } from 'vitest';
import { FIELD_TYPES } from './field-types.ts';
import type { ListCell } from './list-cells.ts';

const TYPES = Object.keys(FIELD_TYPES) as FieldType[];
const around = {
  current: null,
  titles: new Map([['資訊工程學系', [{ id: 3, title: '資訊工程學系' }]]]),
  locale: 'zh-TW',
  refuse: (key: string) => {
    throw new Error(key);
  },
} as const;
const traits = {
  options: ['open', 'school'],
  optionLabels: { open: { 'zh-TW': '一般', en: 'Everybody' } },
};
/** A value as staff read it, and its cell. */
const VALUES: Partial<Record<FieldType, [value: unknown, cell: unknown]>> = {
  text: ['元智大學', '元智大學'],
  longText: ['一\n二', '一\n二'],
  email: ['a@saturn.yzu.edu.tw', 'a@saturn.yzu.edu.tw'],
  phone: ['03-4638800', '03-4638800'],
  select: ['open', '一般'],
  date: ['2026-11-25', '2026-11-25'],
  dateTime: ['2026-11-25T04:30:00.000Z', '2026-11-25 12:30'],
  integer: [115, 115],
  decimal: [4.25, 4.25],
  boolean: [true, '是'],
  link: [{ href: '/news' }, '/news'],
  relation: [{ id: 3, title: '資訊工程學系' }, '資訊工程學系'],
};

describe('a list cell', () => {
  test('exists for every type that allows bulk edits', () =>
    expect(TYPES.filter((type) => CONTRACTS[type].isPlain && !FIELD_TYPES[type].listCell)).toEqual(
      [],
    ));
  test('has an example of each type', () =>
    expect(TYPES.filter((type) => FIELD_TYPES[type].listCell).toSorted()).toEqual(
      Object.keys(VALUES).toSorted(),
    ));
  test.each(Object.entries(VALUES))('reads %s as written', (type, [value, cell]) => {
    const { write, read } = FIELD_TYPES[type as FieldType].listCell as ListCell;
    const field = { type, ...traits } as unknown as Field;
    const written = write(field, value, 'zh-TW');
    expect(written).toBe(cell);
    expect(read(field, String(written), { ...around, cell: written })).toEqual(value);
  });
});
