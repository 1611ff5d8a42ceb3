import { AREAS } from '@admissions/model';
import { MAX_LINKS } from '@admissions/protocol/staff';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';

const area = { type: 'string', enum: AREAS };
const url = { ...text, description: 'An address on this site' };

export const linkSearchDocs = {
  tags: ['checks'],
  operationId: 'searchLinks',
  summary: 'Finds what a link may lead to',
  description:
    'Pages of the site and entries with an address, by their titles and texts: what visitors see, and what is scheduled or over in the areas of the caller. Without words: the pages of the site itself.',
  answer: objectSchema({
    list: listSchema(
      objectSchema({
        kind: text,
        area,
        id: whole,
        title: text,
        url,
        marks: listSchema({ ...listSchema(whole), minItems: 2, maxItems: 2 }),
        state: { enum: ['published', 'draft', 'scheduled', 'ended'] },
        parent: {
          ...orNull(text),
          description: 'Title of the entry that it belongs to, such as a department',
        },
      }),
    ),
    total: whole,
  }),
};

export const linkTargetsDocs = {
  tags: ['checks'],
  operationId: 'checkLinks',
  summary: 'What these links lead to now',
  description: `Of up to ${MAX_LINKS} links: those of this site, with title, state and the headings to which a link may lead.`,
  answer: objectSchema({
    list: listSchema(
      objectSchema({
        link: text,
        title: orNull(text),
        kind: orNull(text),
        area: orNull(area),
        state: { enum: ['published', 'draft', 'scheduled', 'ended', 'gone'] },
        headings: listSchema(objectSchema({ anchor: text, text })),
      }),
    ),
  }),
};
