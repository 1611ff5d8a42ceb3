import { AREAS } from '@admissions/model';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { namedRequest } from '../forms/data/named-request.ts';

const area = { type: 'string', enum: AREAS };
const ranges = {
  ...listSchema({ ...listSchema(whole), minItems: 2, maxItems: 2 }),
  description: 'Ranges to mark: pairs of start and end (exclusive) in UTF-16 units',
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
    description: 'Plain text around the first match outside title and summary',
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
      description: 'Whether the count was limited to the best matches',
    },
    areas: listSchema(objectSchema({ area, total: whole })),
  });

export const searchDocs = {
  operationId: 'searchSite',
  summary: 'Searches the site',
  description:
    'Finds what visitors may see, of every kind, by titles, summaries, names and the text of articles, and the pages of the site itself (`site.page`). All words or their synonyms are required; departments with that name come first, then matches in titles.',
  answer: buildResultSchema(hit),
  refusals: { 422: 'The query is empty or too long' },
};

export const suggestionDocs = {
  operationId: 'listSuggestions',
  summary: 'Suggests completions of an unfinished query',
  description:
    'A few titles with all words, of which the last may be a prefix; departments with that name come first. Cacheable for a minute.',
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
  refusals: { 422: 'The query is empty or too long' },
};

const describeOthers = (each: Parameters<typeof objectSchema>[0]) => ({
  ...orNull(listSchema(objectSchema(each))),
  description: 'Only on the first page of all areas, with the required flag; null otherwise',
});
const others = describeOthers({ id: whole, title: text, detail: text, url: text });

export const staffSearchDocs = {
  tags: ['dashboard'],
  operationId: 'searchEverything',
  summary: 'Searches all content that the caller may edit',
  description:
    'Finds entries of the areas that the caller may edit, including drafts, scheduled and ended ones, but not the trash, in the order of the site search. Also returns the first requests (personal data masked), accounts and files. The URL of a page finds the entries shown or edited there.',
  answer: buildResultSchema(
    {
      ...hit,
      url: { ...text, description: 'The screen where the entry is edited' },
      state: { type: 'string', enum: ['draft', 'published', 'scheduled', 'ended'] },
    },
    { requests: describeOthers(namedRequest), people: others, media: others },
  ),
  refusals: { 422: 'The query is empty or too long' },
};
