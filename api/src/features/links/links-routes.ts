import { AREAS } from '@admissions/model';
import { SEARCH_MAX } from '@admissions/protocol';
import { LINK_PATHS, MAX_LINKS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { pageQuery } from '../../platform/http/list-query.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { parseQuestion } from '../search/parse-question.ts';
import { readSynonyms } from '../search/read-vocabulary.ts';
import { MAX_PAGE } from '../search/search-input.ts';
import { describeLinks } from './describe-links.ts';
import { findChoices } from './find-choices.ts';

const area = { type: 'string', enum: AREAS };
const url = { ...text, description: 'An address on this site' };

const linkSearchDocs = {
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

const linkTargetsDocs = {
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

const MAX_LINK_LENGTH = 2000;
const choicesQuery = pageQuery.extend({
  q: z
    .string()
    .trim()
    .max(SEARCH_MAX)
    .default('')
    .meta({ description: 'Without words: the pages of the site itself' }),
});
const targetsBody = z.strictObject({
  links: z.array(z.string().max(MAX_LINK_LENGTH)).max(MAX_LINKS),
});

export async function linkRoutes(app: FastifyInstance, deps: Deps) {
  const { orm } = deps.db;
  staffRoute(app, {
    method: 'GET',
    url: LINK_PATHS.search,
    config: { access: 'account' },
    docs: linkSearchDocs,
    input: { query: choicesQuery },
    handler: async ({ query: { q, page, perpage }, admin }) =>
      findChoices(orm, admin.priv, {
        question: q === '' ? null : parseQuestion(q, { synonyms: await readSynonyms(deps) }),
        page: Math.min(page, MAX_PAGE),
        perpage,
      }),
  });
  staffRoute(app, {
    method: 'POST',
    url: LINK_PATHS.targets,
    config: { access: 'account', repeats: 'free' },
    docs: linkTargetsDocs,
    input: { body: targetsBody },
    handler: async ({ body, admin }) => ({
      list: await describeLinks(orm, body.links, admin.priv),
    }),
  });
}
