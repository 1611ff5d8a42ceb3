import { formatNumber } from '../../lib/format-number.ts';
import { COUNTRY_COORDINATES, measureDistance } from './country-coordinates.ts';
import styles from './exchange-map.module.css';
import type { Exchange } from './selfvalue-data.ts';
import { TEXTS } from './texts.ts';

const CENTRE = [430, 340] as const;
/** Kilometres per unit of the drawing. */
const KM_PER_UNIT = 42;
const RINGS_KM = [3000, 6000, 9000] as const;
/** Minimum distance between labels. */
const LINE_HEIGHT = 30;

const WAY = { fill: 'none', opacity: 0.55 };

/** Countries around Taiwan at true directions and distances. */
export function ExchangeMap({ exchanges }: { exchanges: readonly Exchange[] }) {
  const countries = [...new Set(exchanges.map(({ country }) => country))];
  const marks = layoutLabels(countries.flatMap(locate));
  const [x, y] = CENTRE;
  return (
    <svg className={styles.map} viewBox="0 0 840 560" role="img" aria-label={TEXTS.mapTitle}>
      {RINGS_KM.map((kilometres) => (
        <circle
          key={kilometres}
          fill="none"
          stroke="#b9d8e0"
          strokeWidth="1.5"
          strokeDasharray="4 7"
          cx={x}
          cy={y}
          r={kilometres / KM_PER_UNIT}
        />
      ))}
      {marks.map(({ country, at, name }) => (
        <g key={country}>
          <path
            {...WAY}
            stroke="var(--b500)"
            strokeWidth="2.5"
            d={`M${x} ${y}Q${(x + at[0]) / 2} ${(y + at[1]) / 2 - 34} ${at[0]} ${at[1]}`}
          />
          <path {...WAY} stroke="var(--ink3)" d={`M${at[0]} ${at[1]}L${name[0]} ${name[1] - 7}`} />
          <circle fill="var(--coral)" stroke="#fff" strokeWidth="2.5" cx={at[0]} cy={at[1]} r="7" />
          <text
            x={name[0] + (name[0] < x ? -6 : 6)}
            y={name[1]}
            textAnchor={name[0] < x ? 'end' : 'start'}
          >
            {country}
          </text>
        </g>
      ))}
      {RINGS_KM.map((kilometres) => (
        <text key={kilometres} className={styles.scale} x={x} y={y + kilometres / KM_PER_UNIT - 6}>
          {formatNumber(kilometres)}
          {TEXTS.kilometres}
        </text>
      ))}
      <g className={styles.home}>
        <circle fill="var(--b900)" stroke="#fff" strokeWidth="3" cx={x} cy={y} r="12" />
        <text textAnchor="middle" x={x} y={y + 36}>
          {TEXTS.home}
        </text>
      </g>
    </svg>
  );
}

interface Mark {
  country: string;
  at: readonly [number, number];
  name: readonly [number, number];
}
function locate(country: string): Mark[] {
  const place = COUNTRY_COORDINATES[country];
  if (!place) return [];
  const { kilometres, direction } = measureDistance(place);
  const distance = kilometres / KM_PER_UNIT;
  const at = [
    CENTRE[0] + distance * Math.sin(direction),
    CENTRE[1] - distance * Math.cos(direction),
  ] as const;
  const side = at[0] < CENTRE[0] ? -14 : 14;
  return [{ country, at, name: [at[0] + side, at[1] + 7] }];
}

/** Separates overlapping labels, on each side from the top down. */
function layoutLabels(marks: readonly Mark[]): Mark[] {
  const sides = [true, false].map((isLeft) =>
    marks
      .filter(({ at }) => at[0] < CENTRE[0] === isLeft)
      .toSorted((one, other) => one.at[1] - other.at[1]),
  );
  return sides.flatMap((side) => {
    let last = Number.NEGATIVE_INFINITY;
    return side.map((mark) => {
      const y = Math.max(mark.name[1], last + LINE_HEIGHT);
      last = y;
      return { ...mark, name: [mark.name[0], y] as const };
    });
  });
}
