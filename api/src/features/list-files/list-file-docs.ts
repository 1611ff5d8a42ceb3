import {
  id,
  listSchema,
  objectSchema,
  orNull,
  text,
} from '../../platform/validation/json-schema.ts';

const entrySummaries = listSchema(objectSchema({ id, title: text }));
const row = objectSchema({
  line: { type: 'integer', minimum: 2 },
  state: { type: 'string', enum: ['new', 'changed', 'same', 'refused'] },
  title: text,
  id: orNull(id),
  revision: orNull({ type: 'integer', minimum: 1 }),
  changes: listSchema(objectSchema({ field: text, from: text, to: text })),
  faults: listSchema(objectSchema({ field: text, message: text })),
});

export const listFileDocs = {
  export: {
    operationId: 'exportList',
    summary: 'The rows of a list as a spreadsheet',
    description:
      'The filtered entries, at most 2,000: their ids and simple fields under the labels of the form. Texts like formulas are escaped. The export is in the audit log.',
    files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  },
  preview: {
    operationId: 'checkImport',
    summary: 'What the rows of a spreadsheet would change',
    description:
      'The first sheet of an Excel workbook, or CSV in UTF-8; 5 MB and 2,000 rows at most. A row is the entry with its number or, without one, with its title. Nothing is written.',
    answer: objectSchema({
      columns: listSchema(objectSchema({ heading: text, field: orNull(text) })),
      fields: listSchema(objectSchema({ name: text, label: text })),
      rows: listSchema(row),
    }),
  },
  import: {
    operationId: 'importList',
    summary: 'Drafts from the rows of a spreadsheet, all or none',
    description:
      'New rows become entries that are drafts, changed ones drafts of their entries. Nothing is published. Each row is named with the entry and the revision of the preview.',
    answer: objectSchema({ added: entrySummaries, changed: entrySummaries }),
    conflicts:
      'data.rows has each rejected row as it is now: its entry was changed, has a draft, or is invalid',
  },
};
