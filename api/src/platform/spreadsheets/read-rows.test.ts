import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FORMULA_CELL } from './read-cell.ts';
import { readRows } from './read-rows.ts';
import { writeXlsx } from './xlsx.ts';

const csv = (text: string) => readRows(Buffer.from(text), 10);
const BOOK = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
};
const workbook = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
const sheet = (rows: string, more: Record<string, string> = {}) =>
  readRows(
    workbook({
      ...BOOK,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    }),
    10,
  );

describe('CSV', () => {
  it('is read with and without its mark, with any line ends, quotes and separators', () => {
    const rows = [
      ['a', 'b'],
      ['一 "二"', 'x\ny'],
    ];
    expect(csv('\uFEFFa,b\r\n"一 ""二""","x\ny"\r\n')).toEqual(rows);
    expect(csv('a;b\n"一 ""二""";"x\ny"')).toEqual(rows);
    expect(csv("a,b,\n'=1+1,,c")).toEqual([
      ['a', 'b', null],
      ['=1+1', null, 'c'],
    ]);
  });
  it('in another encoding, without an end or with too many rows is refused', () => {
    expect(() => readRows(Buffer.from([0xa4, 0xa4]), 10)).toThrow('listFile.encoding');
    expect(() => readRows(Buffer.from('\uFEFFa', 'utf16le'), 10)).toThrow('listFile.encoding');
    expect(() => csv('a\n"b')).toThrow('listFile.broken');
    expect(() => csv('a\n'.repeat(11))).toThrow('listFile.tooManyRows');
  });
});

describe('a workbook', () => {
  it('is read as it was written', async () => {
    const rows = [
      ['標題', 'b'],
      ['=1+1', 2],
      ['<&>\n"', null, 'c'],
    ];
    async function* given() {
      yield* rows;
    }
    const parts: Uint8Array[] = [];
    for await (const part of writeXlsx(given(), 'A & B')) parts.push(part);
    expect(readRows(Buffer.concat(parts), 10)).toEqual(rows);
  });
  it('has shared texts without how they are said, and gaps', () => {
    const shared =
      '<sst><si><t>甲</t><rPh><t>jia</t></rPh></si><si><r><t>乙</t></r><r><t>&#x4E19;</t></r></si></sst>';
    expect(
      sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3"><c r="B3"><v>1.5</v></c><c r="C3" t="b"><v>1</v></c></row>',
        { 'xl/sharedStrings.xml': shared },
      ),
    ).toEqual([['甲', null, '乙丙'], [], [null, 1.5, true]]);
  });
  it('tells formulas from what they show', () => {
    expect(sheet('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>')).toEqual([[FORMULA_CELL]]);
  });
  it('that is none, has no sheet, a DTD, or unpacks to too much is refused', () => {
    expect(() => readRows(Buffer.from('PK\u0003\u0004nothing'), 10)).toThrow('listFile.broken');
    expect(() => readRows(workbook({ 'a.xml': '' }), 10)).toThrow('listFile.noSheet');
    expect(() => readRows(workbook(BOOK), 10)).toThrow('listFile.noSheet');
    expect(() => sheet('<!DOCTYPE a>')).toThrow('listFile.broken');
    expect(() => sheet('<row r="99999"><c><v>1</v></c></row>')).toThrow('listFile.tooManyRows');
    expect(() => sheet(' '.repeat(41 * 1024 * 1024))).toThrow('listFile.tooLarge');
  });
});
