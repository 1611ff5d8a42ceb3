import { AREAS, allows, type Flags } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { SEARCH_MAX } from '@admissions/protocol';
import {
  LINK_PATHS,
  type LinkChoice,
  type LinkChoices,
  MAX_LINKS,
} from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { findParent } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { pageQuery } from '../../platform/validation/input-schemas.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { findHits, type Hit, type SearchRequest } from '../search/find-hits.ts';
import { VISIBLE_TO_VISITORS } from '../search/find-matches.ts';
import { MAX_PAGE } from '../search/search-input.ts';
import { searchEntries as searchIndex } from '../search/search-table.ts';
import { PAGE_KIND } from '../search/site-pages.ts';
import { readQuestions } from '../search/understand-question.ts';
import { describeLinks } from './describe-links.ts';

const area = { type: 'string', enum: AREAS };
const url = { ...text, description: 'An address on this site' };

const linkSearchDocs = {
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
  const staff = staffRoutes(app, 'account', 'checks');
  const { orm } = deps.db;
  staff.get(
    LINK_PATHS.search,
    { docs: linkSearchDocs, query: choicesQuery },
    async ({ query: { q, page, perpage }, admin }) =>
      findChoices(orm, admin.priv, {
        questions: q === '' ? null : await readQuestions(deps, q),
        page: Math.min(page, MAX_PAGE),
        perpage,
      }),
  );
  staff.post(
    LINK_PATHS.targets,
    { docs: linkTargetsDocs, body: targetsBody, repeats: 'free' },
    async ({ body, admin }) => ({
      list: await describeLinks(orm, body.links, admin.priv),
    }),
  );
}

type ChoicesQuery = Pick<SearchRequest, 'page' | 'perpage'> & {
  questions: Pick<SearchRequest, 'question' | 'understood'> | null;
};

/** Possible link targets for these flags; without a query the fixed pages. */
async function findChoices(
  orm: Queryable,
  priv: Flags,
  { questions, ...page }: ChoicesQuery,
): Promise<LinkChoices> {
  if (!questions) return listPages(orm);
  const mine = AREAS.filter((area) => allows(priv, area));
  const seen = and(
    isNotNull(searchIndex.url),
    // Also what is scheduled in the caller's areas; a draft may never get its page.
    or(
      VISIBLE_TO_VISITORS,
      and(inArray(searchIndex.area, mine), eq(searchIndex.state, 'published')),
    ),
  );
  const { list, total } = await findHits(orm, {
    ...page,
    ...questions,
    area: undefined,
    seen: seen as SearchRequest['seen'],
  });
  const findParentTitle = await readParentTitles(orm, list);
  return {
    total,
    list: list.map(({ kind, area, id, title, url, marks, state, parent }) => ({
      kind,
      area,
      id,
      title,
      url: url as string,
      marks: marks.title,
      state,
      parent: findParentTitle({ kind, parent }),
    })),
  };
}

type Child = Pick<Hit, 'kind' | 'parent'>;
/** Titles of the entries that these belong to, such as the department of an admission channel. */
async function readParentTitles(orm: Queryable, children: readonly Child[]) {
  const keyOf = ({ kind, parent }: Child) =>
    parent === null ? null : `${findParent(kindOf(kind as KindId))?.to} ${parent}`;
  const ids = children.flatMap(({ parent }) => parent ?? []);
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ kind: searchIndex.kind, id: searchIndex.entry, title: searchIndex.title })
          .from(searchIndex)
          .where(inArray(searchIndex.entry, ids));
  const titles = new Map(rows.map(({ kind, id, title }) => [`${kind} ${id}`, title]));
  return (child: Child) => titles.get(keyOf(child) ?? '') ?? null;
}

async function listPages(orm: Queryable): Promise<LinkChoices> {
  const rows = await orm
    .select({
      id: searchIndex.entry,
      area: searchIndex.area,
      title: searchIndex.title,
      url: searchIndex.url,
    })
    .from(searchIndex)
    .where(and(eq(searchIndex.kind, PAGE_KIND), isNotNull(searchIndex.url)))
    .orderBy(asc(searchIndex.entry));
  const list = rows.map(
    (row) =>
      ({ ...row, kind: PAGE_KIND, marks: [], state: 'published', parent: null }) as LinkChoice,
  );
  return { list, total: list.length };
}
