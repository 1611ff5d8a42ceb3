import type { listFilesZhTW } from './list-files-zh-tw.ts';

/** Messages of spreadsheets. */
export const listFilesEn = {
  'listFile.tooMany':
    'Entries found: {count}; at most {max} can be exported at once. Please narrow them down.',
  'listFile.tooManyRows': 'The file has more than {max} rows. Please split it.',
  'listFile.tooLarge': 'The file is too large. Please split it.',
  'listFile.encoding':
    'This file is no spreadsheet, or not in UTF-8: choose an Excel workbook (.xlsx) or “CSV UTF-8”.',
  'listFile.broken':
    'This file cannot be read. Please save it as an Excel workbook (.xlsx) or as “CSV UTF-8”.',
  'listFile.noSheet': 'There is no sheet in this workbook: choose another file.',
  'listFile.empty': 'The file has no rows. Its first row has to name the fields.',
  'listFile.columnTwice': 'Two columns are meant for the same field: remove one.',
  'listFile.noTitle': 'There has to be a column “ID” or “{title}” to tell which entry a row is.',
  'listFile.formula': 'This cell is a formula; please paste its value',
  'listFile.number': 'Please enter a number',
  'listFile.date': 'Please enter a date, such as 2026-03-01',
  'listFile.dateTime': 'Please enter a date and a time, such as 2026-03-01 09:30',
  'listFile.boolean': 'Please enter “{yes}” or “{no}”',
  'listFile.option': 'There is no choice “{value}”',
  'listFile.relation': '“{value}” was not found',
  'listFile.relationTwice': 'Several are called “{value}”; please choose in the form',
  'listFile.noEntry': 'There is no entry with this ID',
  'listFile.titleTwice': 'Several entries have this name; please give the ID',
  'listFile.lineTwice': 'A row above is the same entry',
  'listFile.hasCopy': '{name} has changed it and not published that yet',
  'listFile.moved': 'This row is not as it was in the preview; please look again',
  'listFile.noNumberSheet':
    'No sheet of this file can be imported. Sheets (or the begin of the name of a CSV file) have to be named as in the download: {names}.',
  'listFile.unknownColumn': 'There is no field “{value}”: restore its name or remove the column',
  'listFile.noColumn': 'The column “{title}” is missing',
  'listFile.otherEntry': 'The ID is that of “{title}”: please check that the row has not moved',
  'listFile.faults': 'There are problems in the file ({count}). Nothing was imported.',
  'listFile.movedFile': 'The content has changed since the preview; please look again.',
  'listFile.id': 'ID',
} as const satisfies Record<keyof typeof listFilesZhTW, string>;
