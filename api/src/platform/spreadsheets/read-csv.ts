import { looksLikeFormula } from './formula.ts';
import type { ReadCell } from './read-cell.ts';
import { SpreadsheetError } from './read-cell.ts';

/** The rows of CSV in UTF-8 (RFC 4180; any line ends, comma, semicolon or tab between); at most `most` of them. Throws a SpreadsheetError. */
export function readCsv(file: Uint8Array, most: number): ReadCell[][] {
  const text = decode(file);
  const comma = findSeparator(text);
  const rows: ReadCell[][] = [];
  let row: ReadCell[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = readCell(text, at, comma);
    row.push(cell.text === '' ? null : withoutGuard(cell.text));
    at = cell.end;
    if (text[at] === comma && at + 1 < text.length) {
      at++;
      continue;
    }
    if (rows.length >= most) throw new SpreadsheetError('listFile.tooManyRows');
    rows.push(row);
    row = [];
    if (text[at] === comma) at++;
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
  }
  return rows;
}

function decode(file: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new SpreadsheetError('listFile.encoding');
}

/** Of the three the one that the first line has most of. */
function findSeparator(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function readCell(text: string, start: number, comma: string): { text: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== comma && text[end] !== '\r' && text[end] !== '\n')
      end++;
    return { text: text.slice(start, end), end };
  }
  let found = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new SpreadsheetError('listFile.broken');
    found += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      if (end < text.length && ![comma, '\r', '\n'].includes(text[end] ?? ''))
        throw new SpreadsheetError('listFile.broken');
      return { text: found, end };
    }
    found += '"';
    at = quote + 2;
  }
}

// The apostrophe that an export puts before what looks like a formula.
const withoutGuard = (text: string) =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
