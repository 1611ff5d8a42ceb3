import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from './cell.ts';
import { looksLikeFormula } from './formula.ts';
import { buildWorkbookParts, SHEET_END, SHEET_START } from './xlsx-parts.ts';

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

function renderCell(cell: Cell, at: string, isHeading: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" s="${chooseStyle(cell, isHeading)}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.slice(0, MAX_CELL_LENGTH))}</t></is></c>`;
}

function chooseStyle(text: string, isHeading: boolean): number {
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
