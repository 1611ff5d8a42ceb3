import { PRESENCE_PATH, PRESENCE_TTL_MS, type Presence } from '@admissions/protocol/staff';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId, requireFlag } from '../../content/routes/entry-id.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber } from '../../platform/validation/input-schemas.ts';
import { listSchema, objectSchema, text } from '../../platform/validation/json-schema.ts';
import { presences } from './presence-tables.ts';

const MAX_NAMES = 10;
const writeSchema = z.strictObject({
  kind: kindId(),
  id: idNumber(),
  here: z.boolean('validation.select'),
});
const docs = {
  operationId: 'tellPresence',
  summary: 'Lists other accounts that have this entry open',
  description: 'Also registers the caller for 75 seconds; needs the flag of the kind’s area.',
  answer: objectSchema({ others: { ...listSchema(text), maxItems: MAX_NAMES } }),
};

/** Names go only to accounts that may edit the same entry. */
export async function presenceRoutes(app: FastifyInstance, { db }: Deps) {
  staffRoutes(app, 'account').post(
    PRESENCE_PATH,
    { docs, body: writeSchema, repeats: 'free' },
    async ({ body: { kind, id: entryId, here }, admin }) => {
      requireFlag(admin, kind);
      const { id: accountId, name } = admin;
      const isSameEntry = and(eq(presences.kind, kind), eq(presences.entryId, entryId));
      if (here) {
        const seenAt = new Date().toISOString();
        await db.orm
          .insert(presences)
          .values({ kind, entryId, accountId, name, seenAt })
          .onConflictDoUpdate({
            target: [presences.kind, presences.entryId, presences.accountId],
            set: { name, seenAt },
          });
      } else
        await db.orm.delete(presences).where(and(isSameEntry, eq(presences.accountId, accountId)));
      const others = await db.orm
        .select({ name: presences.name })
        .from(presences)
        .where(
          and(
            isSameEntry,
            ne(presences.accountId, accountId),
            gt(presences.seenAt, calculateCutoff()),
          ),
        )
        .orderBy(asc(presences.name))
        .limit(MAX_NAMES);
      const answer: Presence = { others: others.map((each) => each.name) };
      return answer;
    },
  );
}

const calculateCutoff = () => new Date(Date.now() - PRESENCE_TTL_MS).toISOString();
