import { taipeiDay } from '@admissions/model';
import {
  banner,
  bannerSub,
  block,
  camp,
  news,
  newsCategory,
  TOPICS,
  type Topic,
} from '@admissions/model/kinds';
import { buildTopicPath } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendCached } from '../../content/cache/send-cached.ts';
import type { Deps } from '../../content/deps.ts';
import { kindsReadWith } from '../../content/read/select-entries.ts';
import { createNotFoundError, success } from '../../platform/http/http-error.ts';
import { typedRoute } from '../../platform/http/typed-route.ts';
import { emptyAsAbsent } from '../../platform/validation/input-schemas.ts';
import { documentAs } from '../../platform/validation/json-schema.ts';
import { readTopic } from './read-topic.ts';
import { topicDocs } from './topic-docs.ts';

// An unknown topic is a missing entry, not a malformed request.
const topicParams = z.object({
  topic: documentAs(z.string(), { type: 'string', enum: TOPICS }),
});
const topicQuery = z.strictObject({
  year: emptyAsAbsent(
    documentAs(
      z
        .string()
        .regex(/^(19|20)\d\d$/)
        .transform(Number),
      {
        type: 'integer',
        minimum: 1900,
        maximum: 2099,
        description:
          'Default: the newest year with articles, or with activities when there are none',
      },
    ),
  ),
});
const KINDS_READ = [
  ...new Set([banner, bannerSub, block, camp, news, newsCategory].flatMap(kindsReadWith)),
];

/** `GET /api/ap/main/topic/…`: home page topics, assembled from content of other kinds. */
export async function topicRoutes(app: FastifyInstance, deps: Deps) {
  typedRoute(app, {
    method: 'GET',
    url: buildTopicPath(':topic'),
    config: { access: 'app' },
    docs: topicDocs,
    input: { params: topicParams, query: topicQuery },
    handler: async ({ params: { topic }, query: { year }, request, reply }) => {
      if (!isTopic(topic)) throw createNotFoundError();
      const today = taipeiDay();
      const load = async () => success(await readTopic(deps, { topic, year, today }));
      // Coming events change at midnight.
      return sendCached(
        request,
        reply,
        await deps.cache.read(`topic ${topic} ${year ?? today}`, KINDS_READ, load),
      );
    },
  });
}

const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text);
