import { AREAS } from '@admissions/contracts';
import { listSchema, objectSchema } from '../../platform/validation/json-schema.ts';

const whole = { type: 'integer' };
const text = { type: 'string' };
const area = { type: 'string', enum: AREAS };
const ranges = {
  ...listSchema({ ...listSchema(whole), minItems: 2, maxItems: 2 }),
  description: 'The parts to mark: pairs of the first UTF-16 unit and the one behind the last',
};

/** What the API document says of the search. */
export const searchDocs = {
  operationId: 'searchSite',
  summary: 'Searches the site',
  description:
    'Finds what visitors may see, of every kind, by title, summary and other short texts. All words have to be there; who has them in the title comes first.',
  answer: objectSchema({
    list: listSchema(
      objectSchema({
        kind: { ...text, description: 'Such as news.news' },
        area,
        id: whole,
        title: text,
        summary: text,
        url: { ...text, description: 'An address on this site' },
        date: { ...text, format: 'date' },
        marks: objectSchema({ title: ranges, summary: ranges }),
      }),
    ),
    total: whole,
    page: whole,
    perpage: whole,
    areas: listSchema(objectSchema({ area, total: whole })),
  }),
  refusals: { 422: 'There is nothing to search for, or too much' },
};
