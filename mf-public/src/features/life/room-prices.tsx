import type { SingleAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink, Phrases } from '@admissions/ui';
import { formatMoney } from '../../lib/fees/format-money.ts';
import { countBeds, RoomPlan } from './room-plan.tsx';
import styles from './room-prices.module.css';
import { TEXTS } from './texts.ts';

export type Room = SingleAt<'about/fees_info'>['rooms'][number];
const MONTHS_PER_SEMESTER = 4.5;

/** Per month, to compare rooms paid by semester with rooms paid by month. */
export const calculateMonthlyCost = ({ amount, per }: Pick<Room, 'amount' | 'per'>) =>
  per === 'month' ? amount : amount / MONTHS_PER_SEMESTER;

export function RoomPrices({ rooms }: { rooms: readonly Room[] }) {
  const shown = rooms.filter(({ title }) => countBeds(title) > 0);
  if (shown.length === 0) return null;
  return (
    <section id="rooms" className={styles.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title">
        <Phrases>{TEXTS.rooms}</Phrases>
      </h2>
      <p className={styles.lead}>{TEXTS.roomsLead}</p>
      <ul className={styles.list}>
        {shown.map((room) => (
          <li key={room.title} className="box column">
            <RoomPlan beds={countBeds(room.title)} hasBath={room.title.includes('套房')} />
            <h3>
              <Phrases>{room.title}</Phrases>
            </h3>
            <p className="note">{room.who}</p>
            <p className={styles.price}>
              <strong>{formatMoney(room.amount)}</strong>
              <span lang={'zh-TW'}>
                {room.per === 'month' ? TEXTS.perMonth : TEXTS.perSemester}
              </span>
            </p>
            {room.per === 'semester' && (
              <p className="note" lang={'zh-TW'}>
                {fillPlaceholders(TEXTS.aMonth, {
                  amount: formatMoney(calculateMonthlyCost(room)),
                })}
              </p>
            )}
            {room.deposit !== null && (
              <p className="note" lang={'zh-TW'}>
                {fillPlaceholders(TEXTS.deposit, { amount: formatMoney(room.deposit) })}
              </p>
            )}
            {room.note && <p className="note">{room.note}</p>}
          </li>
        ))}
      </ul>
      <p className="space-m">
        <PageLink to="/admissions#fees">{TEXTS.allCosts}</PageLink>
      </p>
    </section>
  );
}
