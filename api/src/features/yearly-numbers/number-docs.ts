import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';

const row = objectSchema({
  line: orNull(whole),
  title: text,
  state: { enum: ['new', 'changed', 'removed', 'missing'] },
  changes: listSchema(objectSchema({ label: text, from: text, to: text })),
});

export const numberDocs = {
  sheets: {
    operationId: 'listNumberSheets',
    summary: 'The names of the sheets with numbers that the caller may change',
    answer: objectSchema({ list: listSchema(text) }),
  },
  export: {
    operationId: 'exportNumbers',
    summary: 'The numbers of departments, fees and dates as a workbook',
    description:
      'A sheet for each table that the caller may change, with the present rows. A list inside a cell is like `數A 後標；英文 均標`. The download is in the audit log.',
    files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  },
  preview: {
    operationId: 'checkNumbers',
    summary: 'What a workbook of numbers would change',
    description:
      'Sheets by their names, or one CSV file with such a name; 5 MB and 20,000 rows a sheet at most. Rows are matched by id and, in a list, by year or name. Nothing is written.',
    answer: objectSchema({
      sheets: listSchema(objectSchema({ name: text, rows: listSchema(row), same: whole })),
      faults: listSchema(objectSchema({ cell: text, message: text })),
      ignored: listSchema(text),
      entries: whole,
      seen: text,
    }),
  },
  import: {
    operationId: 'importNumbers',
    summary: 'Saves the numbers of a workbook as drafts, or publishes them, all or none',
    description:
      'Refused when a cell is wrong. A year that is new to a department is hidden until it is approved.',
    answer: objectSchema({
      entries: whole,
      items: listSchema(objectSchema({ kind: text, entryId: whole })),
    }),
    conflicts: 'The content is not as in the preview (`seen`)',
  },
};
