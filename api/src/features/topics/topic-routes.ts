import { topicPathOf } from '@admissions/contracts';
import type { Topic } from '@admissions/contracts/kinds';
import {
  banner,
  bannerSub,
  block,
  camp,
  news,
  newsCategory,
  TOPICS,
} from '@admissions/contracts/kinds';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notExists, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { kindsReadWith } from '../../kinds/select-entries.ts';
import { sendReady } from '../../kinds/send-ready.ts';
import { queryOf } from '../list-query.ts';
import { taipeiDay } from '../taipei-day.ts';
import { readTopic } from './read-topic.ts';
import { topicDocs } from './topic-docs.ts';

const asked = z.strictObject({
  year: z
    .union([
      z.literal('').transform(() => undefined),
      z
        .string()
        .regex(/^(19|20)\d\d$/)
        .transform(Number),
    ])
    .optional(),
});
const KINDS_READ = [
  ...new Set([banner, bannerSub, block, camp, news, newsCategory].flatMap(kindsReadWith)),
];

/** `GET /api/ap/main/topic/…`: a topic of the home page, out of what staff keep elsewhere. */
export async function topicRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get(
    topicPathOf(':topic'),
    { config: { access: 'app' }, schema: topicDocs },
    async (request, reply) => {
      const { topic } = request.params as { topic: string };
      const { year } = queryOf(asked, request.query);
      if (!isTopic(topic)) throw notExists();
      const today = taipeiDay();
      const load = async () => success(await readTopic(deps, { topic, year, today }));
      // What is still to come is another thing tomorrow.
      return sendReady(
        request,
        reply,
        await deps.cache.read(`topic ${topic} ${year ?? today}`, KINDS_READ, load),
      );
    },
  );
}

const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text);
