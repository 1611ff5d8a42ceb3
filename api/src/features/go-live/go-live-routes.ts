import { randomUUID } from 'node:crypto';
import {
  GO_LIVE_CHECKS,
  GO_LIVE_PATHS,
  type GoLiveCheck,
  type TestLetterResult,
} from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { readIdentity } from '../../content/read/site-texts.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { invalid } from '../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { classifyRefusal, createMailSender } from '../forms/mail/send-mails.ts';
import { readAccount } from '../identity/accounts/account-view.ts';
import { goLiveDecisions } from './go-live-table.ts';
import { BY_HAND, readGoLive } from './read-go-live.ts';

const checkParams = z.strictObject({ check: z.enum(GO_LIVE_CHECKS) });
const decisionBody = z.strictObject({ isSettled: z.boolean('validation.select') });
const docs = {
  list: {
    operationId: 'getGoLive',
    summary: 'The steps before the site goes live, each with its state',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          check: { enum: [...GO_LIVE_CHECKS] },
          state: { enum: ['done', 'open', 'notNeeded'] },
          count: whole,
          detail: text,
          byHand: orNull({ enum: ['confirm', 'setAside'] }),
          by: orNull(text),
        }),
      ),
    }),
  },
  letter: {
    operationId: 'checkMail',
    summary: 'Sends a test letter to the address of the caller',
    description: 'At once, by the mail server of the site. `fault` names why it was not accepted.',
    answer: objectSchema({ to: text, fault: orNull(text) }),
  },
  decide: {
    operationId: 'confirmGoLiveCheck',
    summary: 'Confirms a step, or sets it aside as not needed; or takes that back',
    description: 'Only a step with `byHand`; the others have to be done.',
    answer: { type: 'null' },
  },
};

/** The page 上線準備. */
export async function goLiveRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, { area: 'setting' });

  staff.get(GO_LIVE_PATHS.list, { docs: docs.list }, async ({ request }) => ({
    list: await readGoLive(deps, request.protocol),
  }));
  staff.post(GO_LIVE_PATHS.letter, { docs: docs.letter, repeats: 'free' }, async ({ admin }) => {
    const result = await sendTestLetter(deps, admin);
    if (result.fault === null) await settle(deps, admin, { check: 'mail', isSettled: true });
    return result;
  });
  staff.put(
    GO_LIVE_PATHS.one(':check'),
    { docs: docs.decide, params: checkParams, body: decisionBody },
    async ({ params: { check }, body: { isSettled }, admin }) => {
      if (!BY_HAND[check]) throw invalid({ check: 'validation.select' });
      await settle(deps, admin, { check, isSettled });
      return null;
    },
  );
}

async function sendTestLetter(deps: Deps, { id }: SignedIn): Promise<TestLetterResult> {
  const { db, config } = deps;
  const { email: to } = await readAccount(db.orm, id);
  if (!config.smtpUrl) return { to, fault: 'SMTP_URL' };
  const { office } = await readIdentity(db.orm);
  const letter = {
    to,
    subject: '招生資訊網測試信',
    text: `收到這封信，表示網站可以寄信。\n${config.canonicalOrigin}\n\n${office}`,
  };
  try {
    await createMailSender(config)({
      id: Date.now(),
      attempts: 1,
      reference: randomUUID(),
      isReply: false,
      letter: () => letter,
    });
    return { to, fault: null };
  } catch (error) {
    return { to, fault: classifyRefusal(error).fault };
  }
}

/** Also by whom and when. */
const settle = (
  { db }: Deps,
  admin: SignedIn,
  { check, isSettled }: { check: GoLiveCheck; isSettled: boolean },
) =>
  db.transaction(async (tx) => {
    await tx.delete(goLiveDecisions).where(eq(goLiveDecisions.check, check));
    if (isSettled) await tx.insert(goLiveDecisions).values({ check, by: admin.name });
    await recordAudit(tx, {
      account: admin,
      action: isSettled ? 'settle_check' : 'reopen_check',
      area: 'setting',
      target: `go_live/${check}`,
    });
  });
