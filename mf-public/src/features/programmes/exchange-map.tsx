import { formatNumber } from '../../lib/format-number.ts';
import styles from './exchange-map.module.css';
import type { Exchange } from './selfvalue-data.ts';
import { TEXTS } from './texts.ts';

const CENTRE = [430, 340] as const;
/** Kilometres per unit of the drawing. */
const KM_PER_UNIT = 42;
const RINGS_KM = [3000, 6000, 9000] as const;
/** Minimum distance between labels. */
const LINE_HEIGHT = 38;

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

/** For the map; a country without coordinates is listed in the table only. */
export const COUNTRY_COORDINATES: Readonly<
  Record<string, readonly [latitude: number, longitude: number]>
> = {
  日本: [33.6, 130.4],
  韓國: [37.6, 127],
  新加坡: [1.35, 103.8],
  越南: [21, 105.8],
  泰國: [13.75, 100.5],
  美國: [37, -100],
  加拿大: [51, -114],
  英國: [53.5, -2],
  德國: [52.3, 10],
  法國: [45.8, 4.8],
  丹麥: [55.4, 10.4],
  義大利: [44.5, 11.3],
  澳洲: [-27.5, 153],
};
const TAIWAN = [24.97, 121.26] as const;
const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres from here, and the bearing clockwise from north in radians. */
export function measureDistance([latitude, longitude]: readonly [number, number]) {
  const [from, to] = [toRadians(TAIWAN[0]), toRadians(latitude)];
  const longitudeDelta = toRadians(longitude - TAIWAN[1]);
  const cosine =
    Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(longitudeDelta);
  const direction = Math.atan2(
    Math.sin(longitudeDelta) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(longitudeDelta),
  );
  return { kilometres: EARTH_RADIUS_KM * Math.acos(Math.min(1, cosine)), direction };
}
