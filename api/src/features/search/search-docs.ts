import { AREAS } from '@admissions/model';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';

const area = { type: 'string', enum: AREAS };
const ranges = {
  ...listSchema({ ...listSchema(whole), minItems: 2, maxItems: 2 }),
  description: 'The parts to mark: pairs of the first UTF-16 unit and the one behind the last',
};

const hit = {
  kind: { ...text, description: 'Such as news.news' },
  area,
  id: whole,
  title: text,
  summary: text,
  url: { ...text, description: 'An address on this site' },
  date: { ...text, format: 'date' },
  excerpt: {
    ...text,
    description: 'Plain text around the first place that title and summary do not show',
  },
  marks: objectSchema({ title: ranges, summary: ranges, excerpt: ranges }),
};
const buildResultSchema = (
  each: Parameters<typeof objectSchema>[0],
  more: Parameters<typeof objectSchema>[0] = {},
) =>
  objectSchema({
    ...more,
    list: listSchema(objectSchema(each)),
    total: whole,
    page: whole,
    perpage: whole,
    hasMore: {
      type: 'boolean',
      description: 'Whether only the best of a very great number were counted',
    },
    areas: listSchema(objectSchema({ area, total: whole })),
  });

/** What the API document says of the search. */
export const searchDocs = {
  operationId: 'searchSite',
  summary: 'Searches the site',
  description:
    'Finds what visitors may see, of every kind, by titles, summaries, names and everything that stands in articles, and the pages of the site itself (`site.page`). All words have to be there, or a word that the office says means the same; first come departments that are called so, then what has the words in its title.',
  answer: buildResultSchema(hit),
  refusals: { 422: 'There is nothing to search for, or too much' },
};

/** What the API document says of the suggestions. */
export const suggestionDocs = {
  operationId: 'listSuggestions',
  summary: 'Suggests what somebody may mean who is typing',
  description:
    'A few titles that have all words, of which the last may be unfinished; departments that are called so come first. A browser may keep the answer for a minute.',
  answer: objectSchema({
    list: listSchema(
      objectSchema({
        kind: text,
        area,
        id: whole,
        title: text,
        url: { ...text, description: 'An address on this site' },
        marks: ranges,
      }),
    ),
  }),
  refusals: { 422: 'There is nothing to search for, or too much' },
};

const others = {
  ...orNull(listSchema(objectSchema({ id: whole, title: text, detail: text, url: text }))),
  description: 'With the first page of all areas, to those whose flags open them; null otherwise',
};

/** What the API document says of the search of staff. */
export const staffSearchDocs = {
  tags: ['dashboard'],
  operationId: 'searchEverything',
  summary: 'Searches everything that the caller may see',
  description:
    'Finds entries of every kind of the areas whose flags the caller has, also drafts and what is scheduled or over, but not the trash; as the search of the site does, in the same order. Beside them the first few requests (personal data masked), accounts and files. An address of a page of this site finds the entries that make it, or that are edited there.',
  answer: buildResultSchema(
    {
      ...hit,
      url: { ...text, description: 'The screen where the entry is edited' },
      state: { type: 'string', enum: ['draft', 'published', 'scheduled', 'ended'] },
    },
    { requests: others, people: others, media: others },
  ),
  refusals: { 422: 'There is nothing to search for, or too much' },
};
