import { admissions, camp, event, KINDS, nationalDate, news } from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { kindsReadWith } from '../../content/read/select-entries.ts';
import { success } from '../../platform/http/http-error.ts';
import { typedRoute } from '../../platform/http/typed-route.ts';
import { wholeNumber } from '../../platform/validation/request-faults.ts';
import { feedDocs } from './feed-docs.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { readSitemap } from './read-sitemap.ts';

const nothing = z.strictObject({});
const sitemapQuery = z.strictObject({ page: wholeNumber(1000, 1) });
const config = { access: 'app' } as const;

/** Data for the shell's sitemap, news feed and calendar. */
export async function feedRoutes(app: FastifyInstance, deps: Deps) {
  const { cache, db } = deps;
  const sources = [...KINDS.map(({ id }) => id), 'releases'];
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.sitemap,
    config,
    docs: feedDocs.sitemap,
    input: { query: sitemapQuery },
    handler: async ({ query: { page }, request, reply }) => {
      const load = async () => success(await readSitemap(db.orm, page));
      return sendCached(request, reply, await cache.read(`sitemap ${page}`, sources, load));
    },
  });
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.feed,
    config,
    docs: feedDocs.feed,
    input: { query: nothing },
    handler: async ({ request, reply }) => {
      const load = async () => success({ list: await readFeed(deps) });
      return sendCached(request, reply, await cache.read('feed', kindsReadWith(news), load));
    },
  });
  typedRoute(app, {
    method: 'GET',
    url: SITE_READ_PATHS.calendar,
    config,
    docs: feedDocs.calendar,
    input: { query: nothing },
    handler: async ({ request, reply }) => {
      const kinds = [camp, event, admissions, nationalDate].flatMap(kindsReadWith);
      const load = async () => success({ list: await readCalendar(deps) });
      return sendCached(request, reply, await cache.read('calendar', kinds, load));
    },
  });
}
