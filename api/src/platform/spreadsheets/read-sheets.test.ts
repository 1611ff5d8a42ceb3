import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FORMULA_CELL } from './read-cell.ts';
import { readSheets } from './read-sheets.ts';
import { writeXlsx } from './xlsx.ts';

const readRows = async (file: Buffer, maxRows: number) =>
  (await readSheets(file, maxRows, { isFirstOnly: true }))[0]?.rows;
const csv = (text: string) => readRows(Buffer.from(text), 10);
const WORKSHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
const BOOK = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${WORKSHEET}" Target="worksheets/sheet1.xml"/></Relationships>`,
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
  it('reads CSV with and without BOM, any line ends, quotes and separators', async () => {
    const rows = [
      ['a', 'b'],
      ['一 "二"', 'x\ny'],
    ];
    expect(await csv('\uFEFFa,b\r\n"一 ""二""","x\ny"\r\n')).toEqual(rows);
    expect(await csv('a;b\n"一 ""二""";"x\ny"')).toEqual(rows);
    expect(await csv("a,b,\n'=1+1,,c")).toEqual([
      ['a', 'b', null],
      ['=1+1', null, 'c'],
    ]);
  });
  it('reads Big5 and UTF-16, which Excel writes in Taiwan', async () => {
    const big5 =
      'bcd0c3442ca4c0c3fe2ca4e9b4c10d0abcfabec7aaf7a4bda7692ca9dba5cda4bda7692c3131350d0a';
    expect(await readRows(Buffer.from(big5, 'hex'), 10)).toEqual([
      ['標題', '分類', '日期'],
      ['獎學金公告', '招生公告', '115'],
    ]);
    const utf16 = Buffer.from('\uFEFF標題\t日期\r\n甲\t乙', 'utf16le');
    const rows = [
      ['標題', '日期'],
      ['甲', '乙'],
    ];
    expect(await readRows(utf16, 10)).toEqual(rows);
    expect(await readRows(Buffer.from(utf16).swap16(), 10)).toEqual(rows);
  });
  it('refuses another encoding, truncated files and too many rows', async () => {
    for (const bytes of [[0xff, 0x2c], [0xa4], [0x61, 0], [0xff, 0xfe, 0x61]])
      await expect(readRows(Buffer.from(bytes), 10)).rejects.toThrow('listFile.encoding');
    await expect(csv('a\n"b')).rejects.toThrow('listFile.broken');
    await expect(csv('a\n'.repeat(11))).rejects.toThrow('listFile.tooManyRows');
  });
});

describe('a workbook', () => {
  it('reads a workbook as written', async () => {
    const rows = [
      ['標題', 'b'],
      ['=1+1', 2],
      ['<&>\n"', null, 'c'],
    ];
    async function* given() {
      yield* rows;
    }
    const parts: Uint8Array[] = [];
    const sheets = [
      { name: 'A & B', rows: given() },
      { name: '二', rows: [['一']] },
    ];
    for await (const part of writeXlsx(sheets)) parts.push(part);
    const read = [
      ['標題', 'b', null],
      ['=1+1', 2, null],
      ['<&>\n"', null, 'c'],
    ];
    expect(await readRows(Buffer.concat(parts), 10)).toEqual(read);
    expect(await readSheets(Buffer.concat(parts), 10)).toEqual([
      { name: 'A & B', rows: read },
      { name: '二', rows: [['一']] },
    ]);
  });
  it('reads shared strings without phonetic guides, and gaps', async () => {
    const shared =
      '<sst><si><t>甲</t><rPh><t>jia</t></rPh></si><si><r><t>乙</t></r><r><t>&#x4E19;</t></r></si></sst>';
    expect(
      await sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3"><c r="B3"><v>1.5</v></c><c r="C3" t="b"><v>1</v></c></row>',
        { 'xl/sharedStrings.xml': shared },
      ),
    ).toEqual([
      ['甲', null, '乙丙'],
      [null, null, null],
      [null, 1.5, true],
    ]);
  });
  it('reads formulas as formulas, with or without result, and dates as displayed', async () =>
    expect(
      await sheet(
        '<row r="1"><c r="A1" t="str"><f>A2&amp;"x"</f><v>2</v></c><c r="B1"><f>1+1</f></c><c r="C1" s="1"><v>46356.5</v></c><c r="D1" t="e"><v>#N/A</v></c></row>',
        {
          'xl/styles.xml':
            '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>',
        },
      ),
    ).toEqual([[FORMULA_CELL, FORMULA_CELL, '2026-11-30 12:00', FORMULA_CELL]]));
  it.each<[string, () => Promise<unknown>, string]>([
    ['is none', () => readRows(Buffer.from('PK\u0003\u0004nothing'), 10), 'listFile.broken'],
    ['has no workbook', () => readRows(workbook({ 'a.xml': '' }), 10), 'listFile.noSheet'],
    ['has no sheet', () => readRows(workbook(BOOK), 10), 'listFile.noSheet'],
    ['has a DTD', () => sheet('<!DOCTYPE a>'), 'listFile.broken'],
    [
      'has a row far below',
      () => sheet('<row r="99999"><c r="A99999"><v>1</v></c></row>'),
      'listFile.tooManyRows',
    ],
    [
      'has too many cells',
      () => sheet(`<row r="1">${'<c/>'.repeat(2001)}</row>`),
      'listFile.tooLarge',
    ],
    ['unpacks to too much', () => sheet(' '.repeat(41 * 1024 * 1024)), 'listFile.tooLarge'],
  ])('is refused if it %s', async (_what, read, key) => expect(read()).rejects.toThrow(key));
});
