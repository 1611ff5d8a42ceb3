import { type AnyKind, AREAS, type Area, allows } from '@admissions/model';
import { KINDS, type KindId } from '@admissions/model/kinds';
import { type RemovedSamples, SAMPLE_PATHS, type SampleArea } from '@admissions/protocol/staff';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { countEntriesOfKinds, listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { type Row, tableOf } from '../../content/schema/tables.ts';
import { listUses } from '../../content/write/references.ts';
import { type Stored, storeChange } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { recordFormAudit } from '../forms/data/record-form-audit.ts';
import { countSampleRequests, removeSampleRequests } from '../forms/sample-requests.ts';
import { requestSiteCheck } from '../site-check/run-site-check.ts';

const areaBody = z.strictObject({ area: z.enum(AREAS, 'validation.select') });
const named = objectSchema({ kind: text, id: whole, title: text, parent: orNull(whole) });
const written = objectSchema({ id: whole, revision: whole });
const docs = {
  list: {
    operationId: 'listSamples',
    summary: 'Lists demo content that staff have not replaced',
    description: 'In the areas of the caller, without the trash.',
    answer: objectSchema({
      areas: listSchema(objectSchema({ area: text, list: listSchema(named) })),
      requests: { ...whole, description: 'Sample requests and questions of visitors' },
    }),
  },
  remove: {
    operationId: 'deleteSamples',
    summary: 'Moves the samples of an area to the trash',
    description: 'Single entries and samples that other content needs stay, and are counted.',
    answer: objectSchema({
      removed: listSchema(objectSchema({ kind: text, entries: listSchema(written) })),
      left: whole,
    }),
  },
  accept: {
    operationId: 'confirmSamples',
    summary: 'Removes the marks of the samples of an area',
    answer: objectSchema({ count: whole }),
  },
  requests: {
    operationId: 'deleteSampleRequests',
    summary: 'Deletes the sample requests and questions of visitors for good',
    answer: objectSchema({ count: whole }),
  },
};

/** Demo content that is left, by area. */
export async function samplesRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'samples');

  const input = { body: areaBody };
  staff.get(SAMPLE_PATHS.list, { docs: docs.list }, async ({ admin: { priv } }) => ({
    areas: await listSamples(
      deps.db.orm,
      AREAS.filter((area) => allows(priv, area)),
    ),
    requests: allows(priv, 'forms') ? await countSampleRequests(deps.db.orm) : 0,
  }));
  staff.post(
    SAMPLE_PATHS.remove,
    { docs: docs.remove, ...input },
    async ({ body: { area }, admin }) => {
      requireArea(admin, area);
      return removeSamples(deps, area, admin);
    },
  );
  staff.post(
    SAMPLE_PATHS.accept,
    { docs: docs.accept, ...input },
    async ({ body: { area }, admin }) => {
      requireArea(admin, area);
      return { count: await acceptSamples(deps, area, admin) };
    },
  );
  staff.post(SAMPLE_PATHS.requests, { docs: docs.requests }, async ({ admin }) => {
    requireArea(admin, 'forms');
    return deps.db.transaction(async (tx) => {
      const count = await removeSampleRequests(tx);
      await recordFormAudit(tx, admin, 'remove_samples', 'samples', { count });
      return { count };
    });
  });
}

function requireArea({ priv }: SignedIn, area: Area) {
  if (!allows(priv, area)) throw forbidden();
}

const MAX_LISTED = 2000;
const where = sql`"isSample"`;
const kindsOf = (area: Area) => KINDS.filter((kind) => kind.area === area);
const isSample = ({ id }: AnyKind) => {
  const table = tableOf({ id });
  return and(eq(table.isSample, true), isNull(table.deletedAt));
};

/** Drafts, such as copies for the next year, are not what visitors see. */
export const countShownSamples = (orm: Queryable) =>
  countEntriesOfKinds(orm, KINDS, sql`${where} and status = 'published'`);

async function listSamples(orm: Queryable, areas: readonly Area[]): Promise<SampleArea[]> {
  const kinds = KINDS.filter(({ area }) => areas.includes(area));
  const found = await listEntriesOfKinds(orm, kinds, {
    where,
    order: sql`kind`,
    limit: MAX_LISTED,
  });
  return areas.flatMap((area) => {
    const list = found
      .filter(({ kind }) => kind.startsWith(`${area}.`))
      .map(({ kind, id, title, parent }) => ({ kind, id, title: title ?? '', parent }));
    return list.length > 0 ? [{ area, list }] : [];
  });
}

/** To the trash, all or nothing; what other content needs goes after that content, or stays. */
const removeSamples = (deps: Deps, area: Area, by: Editor): Promise<RemovedSamples> =>
  runAnnouncedTransaction(deps, async (tx) => {
    const result: RemovedSamples = { removed: [], left: 0 };
    const records: Stored['record'][] = [];
    const values = () => ({ deletedAt: new Date().toISOString() });
    // Relations lead to earlier kinds only.
    for (const kind of kindsOf(area).toReversed()) {
      const entries: Stored[] = [];
      for (const row of await lockSamples(tx, kind)) {
        const write = { kind, by, action: 'remove', id: row.id as number, values } as const;
        if (kind.singleton || (await listUses(tx, kind, write.id, 'required')).length > 0)
          result.left++;
        else entries.push(await storeChange(deps, tx, write, row));
      }
      if (entries.length === 0) continue;
      records.push(...entries.map(({ record }) => record));
      result.removed.unshift({
        kind: kind.id as KindId,
        entries: entries.map(({ id, revision }) => ({ id, revision })),
      });
    }
    for (const record of records) await record();
    await requestSiteCheck(tx);
    return { result, kinds: result.removed.map(({ kind }) => kind) };
  });

async function lockSamples(tx: Tx, kind: AnyKind) {
  const table = tableOf(kind);
  const rows = await tx
    .select()
    .from(table)
    .where(isSample(kind))
    .orderBy(asc(table.id))
    .for('update');
  return rows as Row[];
}

/** Samples that are right as they are; returns their number. */
const acceptSamples = (deps: Deps, area: Area, by: Editor) =>
  runAnnouncedTransaction(deps, async (tx) => {
    let count = 0;
    for (const kind of kindsOf(area)) {
      const { rowCount } = await tx
        .update(tableOf(kind))
        .set({ isSample: false })
        .where(isSample(kind));
      count += rowCount ?? 0;
    }
    await requestSiteCheck(tx);
    const details = { count };
    await recordAudit(tx, { account: by, action: 'accept_samples', area, target: area, details });
    return { result: count, kinds: kindsOf(area).map(({ id }) => id) };
  });
