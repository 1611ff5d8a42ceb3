import type { SingleAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink, Phrases } from '@admissions/ui';
import { formatMoney } from '../../lib/format-number.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import styles from './room-prices.module.css';
import { TEXTS } from './texts.ts';

export type Prices = Pick<SingleAt<'about/fees_info'>, 'rooms' | 'isSample'>;
const MONTHS_PER_SEMESTER = 4.5;

/** Per month, to compare rooms paid by semester with rooms paid by month. */
export const calculateMonthlyCost = ({
  amount,
  per,
}: Pick<Prices['rooms'][number], 'amount' | 'per'>) =>
  per === 'month' ? amount : amount / MONTHS_PER_SEMESTER;

export function RoomPrices({ prices }: { prices: Prices }) {
  const shown = prices.rooms.filter(({ title }) => countBeds(title) > 0);
  if (shown.length === 0) return null;
  return (
    <section id="rooms" className={styles.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title">
        <Phrases>{TEXTS.rooms}</Phrases>
      </h2>
      <p className={styles.lead}>
        {TEXTS.roomsLead}
        <SampleMark of={prices} />
      </p>
      <ul className={styles.list}>
        {shown.map((room) => (
          <li key={room.title} className="box column">
            <RoomPlan beds={countBeds(room.title)} hasBath={room.title.includes('套房')} />
            <h3>
              <Phrases>{room.title}</Phrases>
            </h3>
            <p className="note">{room.who}</p>
            <p className={styles.price}>
              <strong>{formatMoney(calculateMonthlyCost(room))}</strong>
              <span lang={'zh-TW'}>{TEXTS.perMonth}</span>
            </p>
            {room.per === 'semester' && (
              <p className="note" lang={'zh-TW'}>
                {fillPlaceholders(TEXTS.aSemester, { amount: formatMoney(room.amount) })}
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

const WIDTH = 320;
const HEIGHT = 220;

/** Beds by the room's name; of two numbers the larger. */
export function countBeds(title: string) {
  const NUMBERS: Readonly<Record<string, number>> = {
    單: 1,
    雅: 1,
    套: 1,
    二: 2,
    雙: 2,
    三: 3,
    四: 4,
    六: 6,
  };
  const bedCounts = [...title.matchAll(/([二雙三四六單])人|(雅|套)房/g)].map(
    ([, people, room]) => NUMBERS[people ?? room ?? ''] ?? 0,
  );
  return bedCounts.length > 0 ? Math.max(...bedCounts) : 0;
}

/** Decorative: the details beside it describe the room. */
function RoomPlan({ beds, hasBath }: { beds: number; hasBath: boolean }) {
  const places = BED_POSITIONS.slice(0, beds);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" strokeWidth="2" aria-hidden="true">
      <rect
        fill="#fbf3e6"
        stroke="var(--ink2)"
        strokeWidth="6"
        x="10"
        y="10"
        width="300"
        height="200"
        rx="4"
      />
      <path stroke="#8ec5ea" strokeWidth="8" d="M310 78v64" />
      <path fill="#fff" stroke="var(--ink3)" d="M10 92h34a34 34 0 0 1-34 34Z" />
      {places.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect fill="#bcd7f6" stroke="#5f8fc4" x={x} y={y} width="84" height="42" rx="5" />
          <rect fill="#fff" stroke="#5f8fc4" x={x + 60} y={y + 8} width="18" height="26" rx="4" />
          <rect
            fill="#e8c690"
            stroke="#a97c3c"
            x={x + 20}
            y={y < 100 ? y + 48 : y - 30}
            width="44"
            height="24"
            rx="3"
          />
          <circle
            fill="#f3a98c"
            stroke="#b8623f"
            cx={x + 42}
            cy={y < 100 ? y + 83 : y - 41}
            r="9"
          />
        </g>
      ))}
      {hasBath && (
        <g>
          <rect
            fill="#dff1f1"
            stroke="var(--ink2)"
            strokeWidth="3"
            x="10"
            y="150"
            width="86"
            height="60"
          />
          <circle fill="#fff" stroke="#5fa3a3" cx="34" cy="180" r="11" />
          <rect fill="#fff" stroke="#5fa3a3" x="58" y="166" width="26" height="32" rx="8" />
        </g>
      )}
    </svg>
  );
}
const BED_POSITIONS = [
  [216, 18],
  [216, 160],
  [104, 18],
  [104, 160],
] as const;
