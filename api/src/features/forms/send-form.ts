import type { SubmissionReceipt, VisitorForm } from '@admissions/contracts';
import { CODE, formPathsOf, NOTICE_VERSION } from '@admissions/contracts';
import { submissionSchemaOf } from '@admissions/contracts/schema';
import type { FastifyInstance } from 'fastify';
import { malformed, parsed, Refused, success } from '../../answers.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import { bearerOf } from '../auth/bearer.ts';
import { countRequest } from '../rate-limit/count-request.ts';
import { taipeiDay } from '../taipei-day.ts';
import { submissions } from './forms-tables.ts';
import { once } from './once.ts';
import { divided } from './personal-data.ts';
import { newReference } from './reference.ts';
import type { Sealing } from './sealing.ts';

/** Nobody reads and fills a form of twelve fields faster, in milliseconds. */
const FASTEST = 2000;

/** POST add_<form>: a visitor's submission, safe to send twice. */
export function sendForm(app: FastifyInstance, deps: Deps, { form, sealing }: { form: VisitorForm; sealing: Sealing }): void {
  const { db, config } = deps;
  const url = formPathsOf(form).send;
  app.post(url, { config: { access: 'app' }, schema: { tags: ['forms'], summary: form.label.en } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const answers = withoutGuard(request.body);
    const sent = parsed(submissionSchemaOf(form, taipeiDay()), answers, localeOf(request)) as Record<string, unknown>;
    const key = request.headers['idempotency-key'] ?? null;
    if (Array.isArray(key)) throw malformed();
    const { answer, replayed } = await once(db, {
      key,
      sender: sealing.mark(`${bearerOf(request.headers.authorization).app}|${request.ip}`),
      route: url,
      bodyHash: sealing.mark(JSON.stringify(sent)),
      work: async (tx) => {
        await countRequest(tx, reply, { key: `forms:${request.ip}`, max: config.formLimit, seconds: 600 });
        return { reference: await kept(tx, { form, sealing, sent }) };
      },
    });
    return success({ reference: answer.reference, duplicate: replayed } satisfies SubmissionReceipt);
  });
}

/** The answers without what tells people from programs; refuses what only a program sends. */
function withoutGuard(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { website, elapsed, ...answers } = body as Record<string, unknown>;
  const isBaited = website !== undefined && website !== '';
  const isHasty = elapsed !== undefined && !(typeof elapsed === 'number' && elapsed >= FASTEST);
  if (isBaited || isHasty) throw new Refused(CODE.failed, 422, { message: 'form.spam' });
  return answers;
}

/** Stores a submission and returns its reference number. */
async function kept(tx: Tx, { form, sealing, sent }: { form: VisitorForm; sealing: Sealing; sent: Record<string, unknown> }): Promise<string> {
  const { personal, facts } = divided(sent);
  const now = new Date().toISOString();
  for (let tries = 0; tries < 5; tries++) {
    const reference = newReference(form.letter);
    const row = {
      form: form.name,
      reference,
      facts,
      personal: sealing.seal(reference, personal),
      school: String(sent.school),
      noticeVersion: NOTICE_VERSION,
      consentAt: now,
      createdAt: now,
      updatedAt: now,
    };
    const made = await tx.insert(submissions).values(row).onConflictDoNothing({ target: submissions.reference }).returning({ id: submissions.id });
    if (made.length > 0) return reference;
  }
  throw new Error('No free reference number was found');
}
