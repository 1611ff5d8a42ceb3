import { allows } from '@admissions/model';
import { KINDS, kindOf } from '@admissions/model/kinds';
import { SITE_CHECK_PATHS, SITE_RULES } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { requireFlag } from '../../content/routes/entry-id.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createNotFoundError, forbidden } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams } from '../../platform/validation/input-schemas.ts';
import {
  flag,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { readSiteCheck } from './read-site-check.ts';
import { runSiteCheck } from './run-site-check.ts';
import { siteFindings } from './site-check-tables.ts';

const rule: Json = { type: 'string', enum: [...SITE_RULES] };
const tags = ['checks'];
const findingSchema = objectSchema({
  kind: text,
  id: whole,
  title: text,
  parent: orNull(whole),
  finding: whole,
  rule,
  field: text,
  item: orNull(whole),
  words: text,
  setAside: orNull(objectSchema({ by: text, at: moment })),
});
const docs = {
  list: {
    tags,
    operationId: 'listFindings',
    summary: 'Lists the findings of the last site check',
    description:
      'Of the areas that the caller may edit, 500 at most; entries changed since are omitted and counted.',
    answer: objectSchema({
      checkedAt: orNull(moment),
      isRunning: flag,
      entries: whole,
      asksOthers: flag,
      counts: objectSchema(Object.fromEntries(SITE_RULES.map((each) => [each, whole]))),
      changedSince: whole,
      list: listSchema(findingSchema),
    }),
  },
  run: {
    tags,
    operationId: 'checkSite',
    summary: 'Starts a site check',
    description:
      'Returns at once; the check takes longer with external links. A running check is not restarted. Needs the flag of an area of content.',
    bodyless: true,
    answer: { type: 'null' },
  },
  setAside: {
    tags,
    operationId: 'changeFinding',
    summary: 'Dismisses a finding, or restores it',
    answer: { type: 'null' },
    mayMiss: true,
  },
};
const setAsideSchema = z.strictObject({ isRight: z.boolean('validation.select') });
const config = { access: 'account' } as const;

/** The nightly site check: findings, an immediate run, and dismissals. */
export async function siteCheckRoutes(app: FastifyInstance, deps: Deps) {
  const { db, log, config: settings } = deps;
  staffRoute(app, {
    method: 'GET',
    url: SITE_CHECK_PATHS.list,
    config,
    docs: docs.list,
    handler: async ({ admin }) => readSiteCheck(db.orm, admin.priv, settings),
  });
  staffRoute(app, {
    method: 'POST',
    url: SITE_CHECK_PATHS.run,
    config: { ...config, repeats: 'free' },
    docs: docs.run,
    handler: async ({ admin }) => {
      if (!canEditContent(admin)) throw forbidden();
      // In the background, since other sites may be slow.
      void runSiteCheck(deps, { nightly: false }).catch((error: unknown) =>
        log.warn({ err: error }, 'the site check failed'),
      );
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: SITE_CHECK_PATHS.one(':id'),
    config,
    docs: docs.setAside,
    input: { params: idParams, body: setAsideSchema },
    handler: async ({ params: { id }, body: { isRight }, admin }) => {
      await db.transaction(async (tx) => {
        const [finding] = await tx.select().from(siteFindings).where(eq(siteFindings.id, id));
        if (!finding) throw createNotFoundError();
        const kind = kindOf(finding.kind);
        requireFlag(admin, finding.kind);
        await tx
          .update(siteFindings)
          .set({
            setAsideBy: isRight ? admin.name : null,
            setAsideAt: isRight ? new Date().toISOString() : null,
          })
          .where(eq(siteFindings.id, id));
        await recordAudit(tx, {
          account: admin,
          action: isRight ? 'finding_right' : 'finding_open',
          area: kind.area,
          target: `${kind.slug}/${finding.entryId}`,
          details: { name: finding.words },
        });
      });
    },
  });
}

const canEditContent = ({ priv }: SignedIn) => KINDS.some(({ area }) => allows(priv, area));
