// A cell with line breaks, tabs or quotation marks is quoted, inner quotation marks doubled.
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

/** Parses cells copied from a spreadsheet, as rows of columns; null for a single cell. */
export function parsePastedCells(text: string): string[][] | null {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex <= source.length) {
    const found = CELL.exec(source);
    if (!found) break;
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}
