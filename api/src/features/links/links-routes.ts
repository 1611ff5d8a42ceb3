import { SEARCH_MAX } from '@admissions/protocol';
import { LINK_PATHS, MAX_LINKS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { pageQuery } from '../../platform/http/list-query.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { parseQuestion } from '../search/parse-question.ts';
import { readSynonyms } from '../search/read-synonyms.ts';
import { MAX_PAGE } from '../search/search-input.ts';
import { describeLinks } from './describe-links.ts';
import { findChoices } from './find-choices.ts';
import { linkSearchDocs, linkTargetsDocs } from './link-docs.ts';

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
