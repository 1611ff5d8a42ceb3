import { describe, expect, it } from 'vitest';
import { parsePastedCells } from '../../base/parse-pasted-cells.ts';
import { MAX_COLUMNS, MAX_ROWS, pasteCells } from './table-cells.ts';

describe('table cells', () => {
  const table = [
    ['學系', '名額'],
    ['資工', '45'],
    ['電機', '40'],
  ];

  it('never exceeds the largest stored size', () => {
    const huge = Array.from({ length: 300 }, () => Array.from({ length: 20 }, () => 'x'));
    const [head, ...rows] = pasteCells(table, { row: 1, column: 1 }, huge);
    expect([head?.length, rows.length, rows[0]?.length]).toEqual([
      MAX_COLUMNS,
      MAX_ROWS,
      MAX_COLUMNS,
    ]);
  });

  it('parses quoted cells with line breaks and quotation marks', () =>
    expect(parsePastedCells('甲\t"第一行\n""第二行"""\t\n乙\t丙\t丁\n')).toEqual([
      ['甲', '第一行\n"第二行"', ''],
      ['乙', '丙', '丁'],
    ]));
  it('keeps a quotation mark inside a cell', () =>
    expect(parsePastedCells('5"\t10"\n')).toEqual([['5"', '10"']]));

  it('leaves a paste of one cell to the browser', () =>
    expect(parsePastedCells('資工\n')).toBeNull());
});
