import { taipeiDay } from '@admissions/model';
import { finder } from '@admissions/model/kinds';
import {
  EMPTY_SEARCH_MAX,
  EMPTY_SEARCH_PATHS,
  type EmptySearch,
  isCountableTerm,
} from '@admissions/protocol';
import { desc, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { createSearchLimit } from '../../platform/http/guards.ts';
import { parseInput, refused, success } from '../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import {
  day,
  listSchema,
  objectSchema,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { emptySearches } from './empty-search-table.ts';

const body = z.strictObject({
  word: z
    .string('validation.required')
    .max(EMPTY_SEARCH_MAX, 'error.tooLarge')
    .refine(isCountableTerm, 'validation.select'),
});
const MAX_BODY_BYTES = 1024;

const docs = {
  count: {
    operationId: 'countEmptySearch',
    summary: 'Counts a word for which the finder of departments knows nothing',
    body,
    answer: { type: 'null' },
    refusals: { 404: 'Such words are not counted here. errorCode -1' },
  },
  list: {
    operationId: 'listEmptySearches',
    summary: 'The words that found no department',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          word: text,
          count: whole,
          lastDay: day,
        }),
      ),
    }),
  },
  clear: {
    operationId: 'deleteEmptySearches',
    summary: 'Deletes all words that found no department',
    answer: { type: 'null' },
  },
};

/** Off by setting: nothing is counted. */
async function isCounting({ db, cache }: Deps) {
  const { body: cached } = await cache.read('search.countsEmpty', [finder.id], async () => {
    const row = await readSetting(db.orm, finder);
    return row?.countsEmpty === true;
  });
  return cached === 'true';
}

/** Counts unsuccessful searches if enabled; accounts that may edit the setting can list them. */
export async function emptySearchRoutes(app: FastifyInstance, deps: Deps) {
  const { db, config } = deps;
  // In memory: the database never holds an address beside a term.
  const limited = createSearchLimit(app, config);
  typedRoutes(app, 'app').post(
    EMPTY_SEARCH_PATHS.count,
    { docs: docs.count, bodyLimit: MAX_BODY_BYTES },
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      if (!(await isCounting(deps))) throw refused(404, 'request.noRoute');
      await limited(request);
      await countEmptySearch(db, parseInput(body, request.body).word);
      return success(null);
    },
  );
  const staff = staffRoutes(app, { area: finder.area });
  staff.get(EMPTY_SEARCH_PATHS.list, { docs: docs.list }, async () => ({
    list: await readEmptySearches(db),
  }));
  staff.delete(EMPTY_SEARCH_PATHS.list, { docs: docs.clear }, async ({ admin }) => {
    await db.transaction(async (tx) => {
      const { rowCount: count } = await tx.delete(emptySearches);
      await recordAudit(tx, {
        account: admin,
        action: 'clear_empty_searches',
        area: finder.area,
        target: finder.slug,
        details: { count },
      });
    });
  });
}

export const MAX_WORDS = 500;
/** Days since the last search. */
const RETENTION_DAYS = 180;
const { word, count, lastDay } = emptySearches;

/** Counts an unsuccessful term; at the limit the least used and oldest term is replaced. */
async function countEmptySearch({ orm }: Database, term: string) {
  const today = taipeiDay();
  const [row] = await orm
    .insert(emptySearches)
    .values({ word: term, count: 1, lastDay: today })
    .onConflictDoUpdate({ target: word, set: { count: sql`${count} + 1`, lastDay: today } })
    .returning({ count });
  if (row?.count !== 1) return;
  // Rows locked by another request are skipped, so requests never wait for each other.
  await orm.execute(
    sql`delete from ${emptySearches} where ${word} in (select ${word} from ${emptySearches} where ${word} <> ${term} order by ${count} desc, ${lastDay} desc, ${word} offset ${MAX_WORDS - 1} for update skip locked)`,
  );
}

/** Most frequent first. */
const readEmptySearches = ({ orm }: Database): Promise<EmptySearch[]> =>
  orm.select().from(emptySearches).orderBy(desc(count), desc(lastDay), word);

export const deleteOldEmptySearches = ({ orm }: Database) =>
  orm
    .delete(emptySearches)
    .where(lt(lastDay, sql`${taipeiDay()}::date - ${RETENTION_DAYS}::integer`));
