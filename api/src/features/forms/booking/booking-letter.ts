import { formatMoment, taipeiDay } from '@admissions/model';
import { buildVisitCalendar, formatVisitDay } from '@admissions/model/forms';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MailDeps, SubmissionRow } from '../data/forms-tables.ts';
import { openPersonal } from '../data/personal-data.ts';
import { createVisitKey } from '../data/visit-key.ts';
import { type BookingNews, type Letter, writeBookingLetter } from '../mail/letters.ts';
import { consumeRecipientQuota, queueLetter } from '../mail/mail-queue.ts';
import { answersOf, hasSeats, isBooking, readMeeting } from './booking-state.ts';

interface BookingChange {
  before: SubmissionRow;
  after: SubmissionRow;
  /** Anybody's address, so letters per day are limited. */
  isByVisitor?: boolean;
}

/** The visitor's letter about a changed or cancelled booking; other changes have none. */
export async function queueBookingLetter(tx: Tx, change: BookingChange, deps: MailDeps) {
  const { before, after, isByVisitor = false } = change;
  const what = findChange(change);
  if (!what) return;
  const letter = {
    what: what === 'cancelled' && !hasSeats(before) ? ('unlisted' as const) : what,
    lines: await listLines(tx, after),
    icalEvent: await readChangeCalendar(tx, change, deps),
  };
  await queueVisitorLetter(tx, after, { ...letter, isByVisitor }, deps);
}

/** To the first on a waiting list. */
export async function queueSeatLetter(tx: Tx, row: SubmissionRow, deps: MailDeps) {
  const letter = {
    what: 'offered' as const,
    lines: await listTarget(tx, row),
    icalEvent: await readBookingCalendar(tx, row, 'REQUEST', deps),
  };
  await queueVisitorLetter(tx, row, { ...letter, isByVisitor: false }, deps);
}

async function queueVisitorLetter(
  tx: Tx,
  row: SubmissionRow,
  {
    isByVisitor,
    ...about
  }: Pick<BookingNews, 'what' | 'lines' | 'icalEvent'> & { isByVisitor: boolean },
  deps: MailDeps,
) {
  const { config, sealing } = deps;
  const { reference } = row;
  const { email: to } = openPersonal(row, sealing);
  if (!config.smtpUrl || !to) return;
  const visitKey = createVisitKey(sealing, reference);
  const identity = await readIdentity(tx);
  const letter = writeBookingLetter({ ...about, reference, to, visitKey }, config, identity);
  const isWithheld = isByVisitor && !(await consumeRecipientQuota(tx, to, deps));
  await queueLetter(tx, row, { letter, role: 'sender', isWithheld }, deps);
}

/** The calendar file of a letter about this change; undefined when nothing is booked by it. */
export async function readChangeCalendar(
  tx: Tx,
  { before, after }: BookingChange,
  deps: MailDeps,
): Promise<Letter['icalEvent']> {
  const what = findChange({ before, after });
  if (!what || !hasSeats(what === 'cancelled' ? before : after)) return undefined;
  return readBookingCalendar(tx, after, what === 'cancelled' ? 'CANCEL' : 'REQUEST', deps);
}

/** The booking as it is now, for calendars; a later file of it has a higher sequence. */
export async function readBookingCalendar(
  tx: Tx,
  row: SubmissionRow,
  method: 'REQUEST' | 'CANCEL',
  { config, sealing }: MailDeps,
): Promise<Letter['icalEvent']> {
  const { reference, revision } = row;
  const { email: to } = openPersonal(row, sealing);
  if (!to) return undefined;
  const { dates, occasion } = answersOf(row);
  const { nameShort, address } = await readIdentity(tx);
  const meeting = await readMeeting(tx, row);
  const agreed = findAgreedTime(row);
  const content = buildVisitCalendar({
    reference,
    day: agreed ? taipeiDay(new Date(agreed)) : dates.begin,
    ...(!agreed && { lastDay: dates.end }),
    occasion,
    title: `${nameShort}校園參訪`,
    text: [...(meeting ? [meeting] : []), `申請編號：${reference}`].join('\n'),
    meeting: agreed ? formatMoment(agreed).slice(-CLOCK_LENGTH) : meeting,
    site: `${nameShort} ${address}`,
    now: new Date(),
    invitation: { method, sequence: revision, from: toAddress(config.mailFrom), to },
  });
  return { method, filename: `${reference}.ics`, content };
}
const CLOCK_LENGTH = 'HH:MM'.length;
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

const findAgreedTime = ({ state, scheduledAt }: SubmissionRow) =>
  state === 'scheduled' ? scheduledAt : null;

async function listTarget(tx: Tx, row: SubmissionRow) {
  const { occasion, dates } = answersOf(row);
  const agreed = findAgreedTime(row);
  const meeting = await readMeeting(tx, row);
  return [
    occasion ? `活動：${occasion}` : `參訪日：${formatVisitDay(dates.begin, 'zh-TW')}`,
    ...(agreed ? [`時間：${formatMoment(agreed)}`] : []),
    ...(meeting ? [`集合：${meeting}`] : []),
  ];
}
async function listLines(tx: Tx, row: SubmissionRow) {
  return [
    ...(await listTarget(tx, row)),
    `人數：${row.people ?? 1}人`,
    ...(row.state === 'declined' || hasSeats(row) ? [] : ['目前為候補，有名額時會再通知您。']),
  ];
}
