import type { ReadCell } from './read-cell.ts';
import { FORMULA_CELL, SpreadsheetError } from './read-cell.ts';
import { readZip } from './read-zip.ts';
import { walkXml } from './walk-xml.ts';

/** Bytes that a workbook is unpacked to. */
const MOST_UNPACKED = 40 * 1024 * 1024;
/** Columns that are read; far to the right there is nothing of ours. */
const MOST_COLUMNS = 200;

/** The rows of a workbook's first sheet, each at the index of its number less one; at most `most` of them. Throws a SpreadsheetError. */
export function readXlsx(file: Buffer, most: number): ReadCell[][] {
  try {
    const open = readZip(file, MOST_UNPACKED);
    const text = (name: string) => open(name)?.toString('utf8');
    const sheet = text(findFirstSheet(text));
    if (sheet === undefined) throw new SpreadsheetError('listFile.noSheet');
    return readSheet(sheet, readShared(text('xl/sharedStrings.xml') ?? ''), most);
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error;
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new SpreadsheetError(isTooLarge ? 'listFile.tooLarge' : 'listFile.broken');
  }
}

function findFirstSheet(text: (name: string) => string | undefined): string {
  let id: string | undefined;
  walkXml(text('xl/workbook.xml') ?? '', {
    open: (name, attribute) => {
      if (name === 'sheet') id ??= attribute('r:id') ?? attribute('id');
    },
    close: () => undefined,
    text: () => undefined,
  });
  let target: string | undefined;
  walkXml(text('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship' && id !== undefined && attribute('Id') === id)
        target = attribute('Target');
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (target === undefined) throw new SpreadsheetError('listFile.noSheet');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function readShared(xml: string): string[] {
  const found: string[] = [];
  let text = '';
  let isText = false;
  let isReading = 0;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      // How a word is said stands beside it, and is no part of it.
      if (name === 'rPh') isReading++;
      isText = name === 't' && isReading === 0;
    },
    close: (name) => {
      if (name === 'rPh') isReading--;
      if (name === 'si') found.push(text);
      isText = false;
    },
    text: (part) => {
      if (isText) text += part;
    },
  });
  return found;
}

function readSheet(xml: string, shared: readonly string[], most: number): ReadCell[][] {
  const rows: ReadCell[][] = [];
  let line = 0;
  let column = -1;
  let type = '';
  let text = '';
  let isValue = false;
  let isFormula = false;
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        line = Number(attribute('r') ?? line + 1);
        column = -1;
      } else if (name === 'c') {
        column = readColumn(attribute('r')) ?? column + 1;
        type = attribute('t') ?? 'n';
        text = '';
        isFormula = false;
      } else if (name === 'f') isFormula = true;
      isValue = name === 'v' || (name === 't' && type === 'inlineStr');
    },
    close: (name) => {
      isValue = false;
      if (name !== 'c' || column >= MOST_COLUMNS) return;
      const cell = isFormula ? FORMULA_CELL : readValue(type, text, shared);
      if (cell === null) return;
      if (!(line <= most)) throw new SpreadsheetError('listFile.tooManyRows');
      while (rows.length < line) rows.push([]);
      const row = rows[line - 1] ?? [];
      while (row.length < column) row.push(null);
      row[column] = cell;
    },
    text: (part) => {
      if (isValue) text += part;
    },
  });
  return rows;
}

function readColumn(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((so, letter) => so * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readValue(type: string, text: string, shared: readonly string[]): ReadCell {
  if (text === '') return null;
  if (type === 's') return shared[Number(text)] ?? null;
  if (type === 'n') return Number.isFinite(Number(text)) ? Number(text) : null;
  if (type === 'b') return text === '1';
  return text;
}
