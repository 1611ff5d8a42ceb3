// A cell with line breaks, tabs or quotation marks stands in quotation marks, those inside doubled.
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

/** The cells that a spreadsheet puts on the clipboard, rows of columns, or null when the text is a single one. */
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
