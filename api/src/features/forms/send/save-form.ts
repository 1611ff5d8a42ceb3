import type { Locale } from '@admissions/model';
import { NOTICE_VERSION, type VisitorForm } from '@admissions/model/forms';
import type { Tx } from '../../../platform/db/database.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { readBookingCalendar } from '../booking/booking-letter.ts';
import { hasSeats, readMeeting } from '../booking/booking-state.ts';
import {
  type Booking,
  checkRequestedDates,
  parseBooking,
  reserveSeats,
} from '../booking/reserve-seats.ts';
import { submissions } from '../data/forms-tables.ts';
import { splitAnswers } from '../data/personal-data.ts';
import { createVisitKey } from '../data/visit-key.ts';
import { consumeRecipientQuota, queueMails } from '../mail/mail-queue.ts';
import { saveWithReference } from './reference.ts';

/** For staff, in the history; so in Traditional Chinese. */
const CONFIRMATION_WITHHELD = '沒有寄確認信：這個信箱今天已收到多封';

type Answers = Record<string, unknown>;

/** Checks and reserves what is asked for, saves it and queues the letters. */
export async function saveForm(
  tx: Tx,
  deps: IdentityDeps,
  { form, answers, locale }: { form: VisitorForm; answers: Answers; locale: Locale },
) {
  const booking = parseBooking(form, answers);
  await checkRequestedDates(tx, form, answers, locale);
  const seats = booking && (await reserveSeats(tx, booking, { sent: answers, locale }));
  const sent: Answers = { ...answers, ...seats };
  const hasAddress = deps.config.smtpUrl !== undefined && typeof sent.email === 'string';
  const isWithheld = hasAddress && !(await consumeRecipientQuota(tx, String(sent.email), deps));
  const row = await insertSubmission(tx, deps, { form, sent, booking, isWithheld });
  const { id, reference } = row;
  const isMailed = hasAddress && !isWithheld;
  const letter = booking && {
    visitKey: createVisitKey(deps.sealing, reference),
    meeting: await readMeeting(tx, row),
    ...(isMailed &&
      hasSeats(row) && { icalEvent: await readBookingCalendar(tx, row, 'REQUEST', deps) }),
  };
  await queueMails(tx, { form, id, reference, sent, isWithheld, ...letter }, deps);
  return {
    reference,
    ...(sent.waiting === true && { waiting: true as const }),
    ...(isMailed && { mailed: true as const }),
  };
}

function insertSubmission(
  tx: Tx,
  { sealing }: IdentityDeps,
  {
    form,
    sent,
    booking,
    isWithheld,
  }: { form: VisitorForm; sent: Answers; booking: Booking | null; isWithheld: boolean },
) {
  const { personal, nonPersonal } = splitAnswers(sent);
  const now = new Date().toISOString();
  const values = {
    form: form.name,
    facts: nonPersonal,
    ...booking,
    // Individual visitors name no school.
    school: typeof sent.school === 'string' ? sent.school : '',
    noticeVersion: NOTICE_VERSION,
    consentAt: now,
    createdAt: now,
    updatedAt: now,
    history: isWithheld ? [{ at: now, by: null, text: CONFIRMATION_WITHHELD }] : [],
  };
  return saveWithReference(form.letter, (reference) =>
    tx
      .insert(submissions)
      .values({ ...values, reference, personal: sealing.seal(reference, personal) })
      .onConflictDoNothing({ target: submissions.reference })
      .returning(),
  );
}
