import { type Locale, taipeiDay } from '@admissions/model';
import { NOTICE_VERSION, type VisitorForm } from '@admissions/model/forms';
import { buildSubmissionSchema } from '@admissions/model/schema';
import { formPathsOf } from '@admissions/protocol/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { parseInput, success } from '../../../platform/http/http-error.ts';
import { readLocale } from '../../../platform/http/locale.ts';
import {
  type Booking,
  checkRequestedDates,
  parseBooking,
  reserveDay,
} from '../booking/book-day.ts';
import { reserveEvent } from '../booking/book-event.ts';
import { readBookingCalendar } from '../booking/booking-letter.ts';
import { hasSeats } from '../booking/booking-state.ts';
import { readMeeting } from '../booking/visit-day-states.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { splitAnswers } from '../data/personal-data.ts';
import { createVisitKey } from '../data/visit-key.ts';
import { queueMails } from '../mail/mail-queue.ts';
import { consumeRecipientQuota } from '../mail/recipient-quota.ts';
import { acceptOnce, type Guards, withoutGuard } from './accept-once.ts';
import { createReference } from './reference.ts';

/** For staff, in the history; so in Traditional Chinese. */
const CONFIRMATION_WITHHELD = '沒有寄確認信：這個信箱今天已收到多封';

/** POST add_<form>: saves a visitor's submission; idempotent. */
export function sendForm(app: FastifyInstance, deps: Deps, form: VisitorForm, guards: Guards) {
  const { config } = deps;
  const { sealing } = guards;
  const url = formPathsOf(form).send;
  app.post(
    url,
    { config: { access: 'app' }, schema: describeForm(form).send },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const locale = readLocale(request);
      const { answers, proof } = withoutGuard(request.body);
      const schema = buildSubmissionSchema(form, taipeiDay(), answers);
      const sent = parseInput(schema, answers);
      const booking = parseBooking(form, sent);
      const receipt = await acceptOnce(deps, guards, { request, url, sent, proof }, async (tx) => {
        await checkRequestedDates(tx, form, sent, locale);
        const answered: Record<string, unknown> = {
          ...sent,
          ...(booking && (await reserveSeats(tx, booking, { sent, locale }))),
        };
        const isWithheld =
          config.smtpUrl !== undefined &&
          typeof sent.email === 'string' &&
          !(await consumeRecipientQuota(tx, sent.email, { config, sealing }));
        const row = await saveSubmission(tx, {
          form,
          sealing,
          sent: answered,
          booking,
          isWithheld,
        });
        const { id, reference } = row;
        const to = config.smtpUrl && !isWithheld && sent.email;
        const isMailed = typeof to === 'string';
        await queueMails(
          tx,
          {
            form,
            id,
            reference,
            sent: answered,
            isWithheld,
            ...(booking && { visitKey: createVisitKey(sealing, reference) }),
            ...(booking?.bookedDay && { meeting: await readMeeting(tx) }),
            ...(booking &&
              isMailed &&
              hasSeats(row) && {
                icalEvent: await readBookingCalendar(tx, row, { method: 'REQUEST', to, config }),
              }),
          },
          { config, sealing },
        );
        return {
          reference,
          ...(answered.waiting === true && { waiting: true as const }),
          ...(isMailed && { mailed: true as const }),
        };
      });
      // Added here, so that the stored answer to a repetition does not hold it.
      return success({
        ...receipt,
        ...(booking && { key: createVisitKey(sealing, receipt.reference) }),
      });
    },
  );
}

/** Reserves the seats or throws; returns event details and waitlist state. */
async function reserveSeats(
  tx: Tx,
  { bookedDay, bookedEvent, bookedCamp, people }: Booking,
  { sent, locale }: { sent: Readonly<Record<string, unknown>>; locale: Locale },
): Promise<Record<string, unknown>> {
  if (bookedEvent !== null)
    return reserveEvent(tx, { of: 'event', id: bookedEvent, people, sent }, locale);
  if (bookedCamp !== null)
    return reserveEvent(tx, { of: 'camp', id: bookedCamp, people, sent }, locale);
  if (bookedDay !== null) await reserveDay(tx, { bookedDay, people }, locale);
  return {};
}

// Individual visitors name no school.
const toSchool = ({ school }: Record<string, unknown>) =>
  typeof school === 'string' ? school : '';

async function saveSubmission(
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
  const { personal, nonPersonal } = splitAnswers(sent);
  const now = new Date().toISOString();
  for (let tries = 0; tries < 5; tries++) {
    const reference = createReference(form.letter);
    const row = {
      form: form.name,
      reference,
      facts: nonPersonal,
      personal: sealing.seal(reference, personal),
      ...booking,
      school: toSchool(sent),
      noticeVersion: NOTICE_VERSION,
      consentAt: now,
      createdAt: now,
      updatedAt: now,
      history: isWithheld ? [{ at: now, by: null, text: CONFIRMATION_WITHHELD }] : [],
    };
    const [saved] = await tx
      .insert(submissions)
      .values(row)
      .onConflictDoNothing({ target: submissions.reference })
      .returning();
    if (saved) return saved;
  }
  throw new Error('No free reference number was found');
}
