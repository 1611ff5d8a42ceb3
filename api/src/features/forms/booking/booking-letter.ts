import { formatMoment, taipeiDay } from '@admissions/model';
import { buildVisitCalendar, formatVisitDay } from '@admissions/model/forms';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { openPersonal } from '../data/open-personal.ts';
import { createVisitKey } from '../data/visit-key.ts';
import type { Letter } from '../mail/letters.ts';
import { writeBookingLetter, writeSeatLetter } from '../mail/letters.ts';
import { queueLetter } from '../mail/mail-queue.ts';
import { consumeRecipientQuota } from '../mail/recipient-quota.ts';
import { answersOf, hasSeats, isBooking } from './booking-state.ts';
import { readMeeting } from './visit-day-states.ts';

export interface LetterServices {
  config: Config;
  sealing: Sealing;
}
interface BookingChange {
  before: SubmissionRow;
  after: SubmissionRow;
}

/** The visitor's letter about a changed or cancelled booking; other changes have none. */
export async function queueBookingLetter(
  tx: Tx,
  change: BookingChange,
  services: LetterServices,
  by: 'byVisitor' | 'byStaff' = 'byStaff',
): Promise<void> {
  const { config, sealing } = services;
  const { before, after } = change;
  const what = findChange(change);
  const { email: to } = openPersonal(after, sealing);
  if (!what || !config.smtpUrl || !to) return;
  const { reference } = after;
  const letter = writeBookingLetter(
    {
      reference,
      what: what === 'cancelled' && !hasSeats(before) ? 'unlisted' : what,
      lines: await listLines(tx, after),
      to,
      visitKey: createVisitKey(sealing, reference),
      icalEvent: await readChangeCalendar(tx, change, services),
    },
    config,
    await readIdentity(tx),
  );
  const isWithheld = by === 'byVisitor' && !(await consumeRecipientQuota(tx, to, services));
  await queueLetter(tx, after, { letter, role: 'sender', sealing, isWithheld });
}

/** To the first on a waiting list. */
export async function queueSeatLetter(
  tx: Tx,
  row: SubmissionRow,
  { config, sealing }: LetterServices,
): Promise<void> {
  const { reference } = row;
  const { email: to } = openPersonal(row, sealing);
  if (!config.smtpUrl || !to) return;
  const icalEvent = await readBookingCalendar(tx, row, { method: 'REQUEST', to, config });
  const visitKey = createVisitKey(sealing, reference);
  const about = { reference, occasion: String(answersOf(row).occasion), to, visitKey, icalEvent };
  const letter = writeSeatLetter(about, config, await readIdentity(tx));
  await queueLetter(tx, row, { letter, role: 'sender', sealing });
}

/** The calendar file of a letter about this change; undefined when nothing is booked by it. */
export async function readChangeCalendar(
  tx: Tx,
  { before, after }: BookingChange,
  { config, sealing }: LetterServices,
): Promise<Letter['icalEvent']> {
  const what = findChange({ before, after });
  const { email: to } = openPersonal(after, sealing);
  if (!what || !to || !hasSeats(what === 'cancelled' ? before : after)) return undefined;
  const method = what === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return readBookingCalendar(tx, after, { method, to, config });
}

/** The seats in force, for calendars; a later file of the booking has a higher sequence. */
export async function readBookingCalendar(
  tx: Tx,
  row: SubmissionRow,
  { method, to, config }: { method: 'REQUEST' | 'CANCEL'; to: string; config: Config },
): Promise<Letter['icalEvent']> {
  const { reference, revision, bookedDay } = row;
  const { dates, occasion } = answersOf(row);
  const { nameShort } = await readIdentity(tx);
  const meeting = bookedDay === null ? null : await readMeeting(tx);
  const agreed = findAgreedTime(row);
  const content = buildVisitCalendar({
    reference,
    day: agreed ? taipeiDay(new Date(agreed)) : dates.begin,
    ...(!agreed && { lastDay: dates.end }),
    title: occasion?.replace(/｜[^｜]*$/, '') ?? `${nameShort}校園參訪`,
    text: [...(meeting ? [meeting] : []), `申請編號：${reference}`].join('\n'),
    meeting: agreed ? formatMoment(agreed).slice(-CLOCK_LENGTH) : (meeting ?? findHours(occasion)),
    site: nameShort,
    now: new Date(),
    invitation: { method, sequence: revision, from: toAddress(config.mailFrom), to },
  });
  return { method, filename: `${reference}.ics`, content };
}
const CLOCK_LENGTH = 'HH:MM'.length;
const findHours = (occasion = ''): string | null =>
  /\d\d:\d\d–\d\d:\d\d$/.exec(occasion)?.[0] ?? null;
/** Without the name of the sender. */
const toAddress = (sender = '') => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

function findChange({ before, after }: BookingChange): 'changed' | 'cancelled' | null {
  const isOver = [before, after].some(({ state }) => state === 'done');
  if (!isBooking(after) || isOver || answersOf(after).dates.end < taipeiDay()) return null;
  if (after.state === 'declined') return before.state === 'declined' ? null : 'cancelled';
  const isSame =
    before.state !== 'declined' &&
    before.bookedDay === after.bookedDay &&
    findAgreedTime(before) === findAgreedTime(after);
  return isSame ? null : 'changed';
}

const findAgreedTime = ({ state, scheduledAt }: SubmissionRow): string | null =>
  state === 'scheduled' ? scheduledAt : null;

async function listLines(tx: Tx, row: SubmissionRow): Promise<string[]> {
  const { occasion, dates } = answersOf(row);
  const agreed = findAgreedTime(row);
  const meeting = row.bookedDay === null ? null : await readMeeting(tx);
  return [
    occasion ? `活動：${occasion}` : `參訪日：${formatVisitDay(dates.begin, 'zh-TW')}`,
    ...(agreed ? [`時間：${formatMoment(agreed)}`] : []),
    ...(meeting ? [`集合：${meeting}`] : []),
    `人數：${row.people ?? 1}人`,
    ...(row.state === 'declined' || hasSeats(row) ? [] : ['目前為候補，有名額時會再通知您。']),
  ];
}
