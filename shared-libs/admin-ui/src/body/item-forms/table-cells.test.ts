import { describe, expect, it } from 'vitest';
import { parsePastedCells } from '../../base/parse-pasted-cells.ts';
import {
  MAX_COLUMNS,
  MAX_ROWS,
  padRows,
  pasteCells,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-cells.ts';

describe('table cells', () => {
  const table = {
    head: ['學系', '名額'],
    rows: [
      ['資工', '45'],
      ['電機', '40'],
    ],
  };

  it('pads rows of different length', () =>
    expect(padRows({ head: ['甲'], rows: [['1', '2'], []] })).toEqual({
      head: ['甲', ''],
      rows: [
        ['1', '2'],
        ['', ''],
      ],
    }));

  it('adds and removes rows and columns', () => {
    expect(withRow(table).rows[2]).toEqual(['', '']);
    expect(withoutRow(table, 0).rows).toEqual([['電機', '40']]);
    expect(withColumn(table)).toEqual({
      head: ['學系', '名額', ''],
      rows: [
        ['資工', '45', ''],
        ['電機', '40', ''],
      ],
    });
    expect(withoutColumn(table, 0)).toEqual({ head: ['名額'], rows: [['45'], ['40']] });
    expect(withCell(table, 1, 1, '38').rows[1]).toEqual(['電機', '38']);
    expect(withCell(table, -1, 0, '系所').head).toEqual(['系所', '名額']);
  });

  it('pastes spreadsheet cells from the chosen cell on and grows', () => {
    const cells = parsePastedCells('電機\t41\t甲\r\n機械\t50\t乙\r\n');
    expect(pasteCells(table, { row: 1, column: 0 }, cells ?? [])).toEqual({
      head: ['學系', '名額', ''],
      rows: [
        ['資工', '45', ''],
        ['電機', '41', '甲'],
        ['機械', '50', '乙'],
      ],
    });
    expect(pasteCells(table, { row: -1, column: 1 }, [['人數'], ['1']])).toEqual({
      head: ['學系', '人數'],
      rows: [
        ['資工', '1'],
        ['電機', '40'],
      ],
    });
  });

  it('never exceeds the largest stored size', () => {
    const huge = Array.from({ length: 300 }, () => Array.from({ length: 20 }, () => 'x'));
    const { head, rows } = pasteCells(table, { row: 0, column: 1 }, huge);
    expect([head.length, rows.length, rows[0]?.length]).toEqual([
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
