import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type Cell, looksLikeFormula } from './cell.ts';

/** Excel's limit per cell. */
const MAX_CELL_LENGTH = 32_767;
/** Styles of `buildWorkbookParts`; `quoted` marks text that looks like a formula as text. */
const STYLE = { heading: 1, text: 2, quoted: 3 };

export interface SheetSource {
  name: string;
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

/** Streams a workbook; the first row of each sheet holds headings. */
export async function* writeXlsx(sheets: readonly SheetSource[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const takeChunks = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  const names = sheets.map(({ name }) => escapeXml(name));
  for (const [name, text] of Object.entries(buildWorkbookParts(names))) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  for (const [at, { rows }] of sheets.entries()) {
    const sheet = new ZipDeflate(`xl/worksheets/sheet${at + 1}.xml`);
    zip.add(sheet);
    sheet.push(strToU8(SHEET_START));
    let number = 0;
    for await (const row of rows) {
      number++;
      sheet.push(strToU8(renderRow(row, number)));
      yield* takeChunks();
    }
    sheet.push(strToU8(SHEET_END), true);
  }
  zip.end();
  yield* takeChunks();
}

const renderRow = (row: Cell[], number: number) =>
  `<row r="${number}">${row.map((cell, index) => renderCell(cell, `${columnName(index)}${number}`, number === 1)).join('')}</row>`;

function renderCell(cell: Cell, at: string, isHeading: boolean) {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" s="${chooseStyle(cell, isHeading)}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.slice(0, MAX_CELL_LENGTH))}</t></is></c>`;
}

function chooseStyle(text: string, isHeading: boolean) {
  if (isHeading) return STYLE.heading;
  return looksLikeFormula(text) ? STYLE.quoted : STYLE.text;
}

/** A, B, … AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

// XML cannot encode most control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matched to remove them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string) =>
  text
    .replace(CONTROLS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `names` of the sheets must be escaped XML. */
const buildWorkbookParts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

/** The sheet up to its rows, with frozen headings. */
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="40" width="18" customWidth="1"/></cols><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';
