import type { Locale, SubmissionReceipt, VisitorForm } from '@admissions/contracts';
import { CODE, formPathsOf, NOTICE_VERSION, taipeiDay } from '@admissions/contracts';
import { buildSubmissionSchema } from '@admissions/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError, malformed, parsed, success } from '../../../platform/http/http-error.ts';
import { readLocale } from '../../../platform/http/locale.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import { countRequest } from '../../../platform/limits/count-request.ts';
import { idempotent } from '../../../platform/repeats/idempotent.ts';
import { parseBearer } from '../../identity/sessions/bearer.ts';
import type { Booking } from '../booking/book-day.ts';
import { bookingIn, holdDay } from '../booking/book-day.ts';
import { holdEvent } from '../booking/book-event.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { divided } from '../data/personal-data.ts';
import { queueMails } from '../mail/mail-queue.ts';
import { mayWriteTo } from '../mail/may-write-to.ts';
import type { FormLine } from './form-line.ts';
import type { FormLoad } from './form-load.ts';
import type { Proofs } from './proof.ts';
import { noProof, spend } from './proof.ts';
import { newReference } from './reference.ts';

/** Nobody reads and fills a form of twelve fields faster, in milliseconds. */
const FASTEST = 2000;
const LIMIT_SECONDS = 600;
/** In the history, for staff (content, so in Traditional Chinese). */
const NOT_WRITTEN = '沒有寄確認信：這個信箱今天已收到多封';

interface Sending {
  form: VisitorForm;
  sealing: Sealing;
  proofs: Proofs;
  load: FormLoad;
  line: FormLine;
}

/** POST add_<form>: a visitor's submission, safe to send twice. */
export function sendForm(
  app: FastifyInstance,
  deps: Deps,
  { form, sealing, proofs, load, line }: Sending,
): void {
  const { db, config } = deps;
  const url = formPathsOf(form).send;
  app.post(
    url,
    { config: { access: 'app', repeats: 'own' }, schema: describeForm(form).send },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const locale = readLocale(request);
      const { answers, proof } = withoutGuard(request.body);
      const schema = buildSubmissionSchema(form, taipeiDay(), answers);
      const sent = parsed(schema, answers, locale) as Record<string, unknown>;
      const booking = bookingIn(form, sent);
      const solved = await proofs.read(proof);
      if (!solved) throw noProof(locale);
      const key = request.headers['idempotency-key'] ?? null;
      if (Array.isArray(key)) throw malformed({ 'idempotency-key': 'request.twice' });
      const network = networkKey(request.ip);
      const wanted = await load.level();
      const take = () =>
        idempotent(db, {
          key,
          sender: sealing.mark(`${parseBearer(request.headers.authorization).app}|${request.ip}`),
          route: url,
          bodyHash: sealing.mark(JSON.stringify(sent)),
          work: async (tx) => {
            // Whoever asks again for what was taken already needs no second proof.
            await spend(tx, solved, { wanted, locale });
            await countRequest(tx, reply, {
              key: `forms:${network}`,
              max: config.formLimit,
              seconds: LIMIT_SECONDS,
            });
            const answered: Record<string, unknown> = {
              ...sent,
              ...(booking && (await held(tx, booking, locale))),
            };
            const isWithheld =
              config.smtpUrl !== undefined &&
              typeof sent.email === 'string' &&
              !(await mayWriteTo(tx, sent.email, { config, sealing }));
            const { id, reference } = await kept(tx, {
              form,
              sealing,
              sent: answered,
              booking,
              isWithheld,
            });
            await queueMails(
              tx,
              { form, id, reference, sent: answered, isWithheld },
              { config, sealing },
            );
            return { reference, ...(answered.waiting === true && { waiting: true as const }) };
          },
        });
      const { answer, replayed } = await line(network, wanted, take);
      if (!replayed) load.taken();
      return success({
        reference: answer.reference,
        duplicate: replayed,
        ...(answer.waiting && { waiting: true }),
      } satisfies SubmissionReceipt);
    },
  );
}

/** The answers without what tells people from programs; refuses what only a program sends. */
function withoutGuard(body: unknown): { answers: unknown; proof?: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { answers: body };
  const { website, elapsed, proof, ...answers } = body as Record<string, unknown>;
  const isBaited = website !== undefined && website !== '';
  const isHasty = elapsed !== undefined && !(typeof elapsed === 'number' && elapsed >= FASTEST);
  if (isBaited || isHasty) throw new HttpError(CODE.failed, 422, { message: 'form.spam' });
  return { answers, proof };
}

/** Holds the places, or refuses; what is known besides by whoever holds them. */
async function held(
  tx: Tx,
  { bookedDay, bookedEvent, bookedCamp, people }: Booking,
  locale: Locale,
): Promise<Record<string, unknown>> {
  if (bookedEvent !== null) return holdEvent(tx, { of: 'event', id: bookedEvent, people }, locale);
  if (bookedCamp !== null) return holdEvent(tx, { of: 'camp', id: bookedCamp, people }, locale);
  if (bookedDay !== null) await holdDay(tx, { bookedDay, people }, locale);
  return {};
}

// Who comes by oneself names none.
const toSchool = ({ school }: Record<string, unknown>) =>
  typeof school === 'string' ? school : '';

/** Stores a submission. */
async function kept(
  tx: Tx,
  {
    form,
    sealing,
    sent,
    booking,
    isWithheld,
  }: {
    form: VisitorForm;
    sealing: Sealing;
    sent: Record<string, unknown>;
    booking: Booking | null;
    isWithheld: boolean;
  },
) {
  const { personal, facts } = divided(sent);
  const now = new Date().toISOString();
  for (let tries = 0; tries < 5; tries++) {
    const reference = newReference(form.letter);
    const row = {
      form: form.name,
      reference,
      facts,
      personal: sealing.seal(reference, personal),
      ...booking,
      school: toSchool(sent),
      noticeVersion: NOTICE_VERSION,
      consentAt: now,
      createdAt: now,
      updatedAt: now,
      history: isWithheld ? [{ at: now, by: null, text: NOT_WRITTEN }] : [],
    };
    const [made] = await tx
      .insert(submissions)
      .values(row)
      .onConflictDoNothing({ target: submissions.reference })
      .returning({ id: submissions.id });
    if (made) return { id: made.id, reference };
  }
  throw new Error('No free reference number was found');
}
