import type { DateRange, Locale } from '@admissions/contracts';
import { formatVisitDay, refuseEvent, taipeiDay } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { readEventState } from './event-states.ts';

/** What a request for an event says besides what was sent: its day, and what it is called. */
export type Held = { dates: DateRange; occasion: string };

/** Refuses, at its field, an event that cannot be had any more. Whoever asks for the same event at the same time waits until this transaction ends. */
export async function holdEvent(
  tx: Tx,
  { id, people }: { id: number; people: number },
  locale: Locale,
): Promise<Held> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event ${id}`}, 0))`);
  const found = await readEventState(tx, id);
  const left = found?.left ?? null;
  const refusal = refuseEvent(found?.event, { today: taipeiDay(), left, people }, locale);
  if (refusal) throw invalid({ [refusal.field]: [messageOf(locale, refusal.key, refusal.params)] });
  if (!found) throw new Error('An event that is not there was not refused');
  const { title, date, begin, end } = found.event;
  // Content, for staff: so in Traditional Chinese, whatever the visitor reads.
  const occasion = `${title}｜${formatVisitDay(date, 'zh-TW')}${begin}–${end}`;
  return { dates: { begin: date, end: date }, occasion };
}
