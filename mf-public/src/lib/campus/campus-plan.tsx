import { useMessage } from '@admissions/store';
import { BUILDINGS, findNumberPosition, markOf, type PlanBuilding } from './buildings.ts';
import styles from './campus-plan.module.css';
import { TEXTS } from './texts.ts';

/** A marker, such as the position of a picture. */
interface PlanSpot {
  key: string | number;
  x: number;
  y: number;
  label: string;
}

/** The list of the numbers beside it is its text alternative. */
export function CampusPlan({
  spots = [],
  marked,
}: {
  spots?: readonly PlanSpot[];
  /** The highlighted buildings; the others are faded. */
  marked?: readonly number[];
}) {
  const t = useMessage();
  return (
    <svg className={styles.plan} viewBox="0 0 860 560" role="img" aria-label={t(TEXTS.plan)}>
      <path
        fill="#dcebd2"
        d="M40 60Q40 30 70 30H790Q820 30 820 60V450Q820 480 790 480H70Q40 480 40 450Z"
      />
      <path stroke="#fff" strokeWidth="46" d="M0 520H860" />
      <path
        fill="none"
        stroke="#f7f3e6"
        strokeWidth="16"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M446 520V176M130 270H740M130 170H780M150 420H700"
      />
      <ellipse fill="#a9d8ec" stroke="#fff" strokeWidth="4" cx="740" cy="400" rx="52" ry="30" />
      <path fill="#d9805f" d="M96 366h76a38 38 0 0 1 0 76H96a38 38 0 0 1 0-76Z" />
      <path
        fill="#a8d08f"
        stroke="#fff"
        strokeWidth="2"
        d="M102 382h64a22 22 0 0 1 0 44h-64a22 22 0 0 1 0-44Z"
      />
      {TREES.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <ellipse fill="rgb(16 24 40 / 0.14)" cx={x} cy={y + 3} rx="9" ry="4" />
          <circle fill="#5c9c6b" cx={x} cy={y - 7} r="9" />
        </g>
      ))}
      {BUILDINGS.map((building) => (
        <g
          key={building.number}
          opacity={marked?.includes(building.number) === false ? 0.38 : undefined}
        >
          <Building building={building} />
        </g>
      ))}
      {BUILDINGS.map((building) => (
        <BuildingNumber
          key={building.number}
          building={building}
          isMarked={marked?.includes(building.number)}
        />
      ))}
      <g className={styles.gate}>
        <path
          fill="var(--coral)"
          d="M446 470c-22-26-26-36-26-46a26 26 0 0 1 52 0c0 10-4 20-26 46Z"
        />
        <circle fill="#fff" cx="446" cy="424" r="9" />
        <text x="446" y="502">
          {t(TEXTS.gate)}
        </text>
      </g>
      <text className={styles.road} x="80" y="528">
        {t(TEXTS.road)}
      </text>
      {spots.map((spot) => (
        <Spot key={spot.key} spot={spot} />
      ))}
    </svg>
  );
}

const Spot = ({ spot: { x, y, label } }: { spot: PlanSpot }) => (
  <g className={styles.spot}>
    <path
      fill="var(--teal)"
      stroke="#fff"
      strokeWidth="2.5"
      d={`M${x} ${y}c-20-24-23-33-23-41a23 23 0 0 1 46 0c0 8-3 17-23 41Z`}
    />
    <text x={x} y={y - 33}>
      {label}
    </text>
  </g>
);

function BuildingNumber({
  building,
  isMarked,
}: {
  building: PlanBuilding;
  isMarked: boolean | undefined;
}) {
  const { x, y } = findNumberPosition(building);
  return (
    <g className={styles.number} opacity={isMarked === false ? 0.55 : undefined}>
      <circle
        fill={isMarked ? 'var(--coral)' : 'var(--b900)'}
        stroke="#fff"
        strokeWidth="2.5"
        cx={x}
        cy={y}
        r="17"
      />
      <text x={x} y={y + 7}>
        {markOf(useMessage()(building.name))}
      </text>
    </g>
  );
}

const ROOF_COLORS = {
  teaching: '#f4f6fa',
  library: '#ffe2a0',
  sport: '#cfe6f5',
  home: '#f6cfc0',
};

function Building({ building: { blocks, roof } }: { building: PlanBuilding }) {
  return blocks.map(([x, y, width, depth, height]) => (
    <g key={x}>
      <path
        fill="rgb(16 24 40 / 0.12)"
        d={`M${x + 8} ${y + depth}h${width + 8}v-${depth - 10}l-16-14Z`}
      />
      <rect fill="#d3d9e4" x={x} y={y + depth - height} width={width} height={height} rx="3" />
      <path
        stroke="#6f93c4"
        strokeWidth="6"
        strokeDasharray="9 6"
        d={drawWindows(x, y + depth - height, width, height)}
      />
      <rect fill={ROOF_COLORS[roof]} x={x} y={y - height} width={width} height={depth} rx="5" />
      <rect
        fill="none"
        stroke="#c2cbd9"
        strokeWidth="2"
        x={x + 6}
        y={y - height + 6}
        width={width - 12}
        height={depth - 12}
        rx="3"
      />
    </g>
  ));
}

/** Rows of windows as dashes across the wall. */
function drawWindows(x: number, y: number, width: number, height: number) {
  const rows = Math.max(1, Math.floor((height - 8) / 14));
  return Array.from(
    { length: rows },
    (_, row) => `M${x + 8} ${y + 11 + row * 14}h${width - 16}`,
  ).join('');
}

const along = (count: number, place: (index: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, index) => place(index));
const TREES: readonly (readonly [number, number])[] = [
  ...along(6, (index) => [416, 460 - index * 34] as const),
  ...along(6, (index) => [476, 460 - index * 34] as const),
  ...along(9, (index) => [250 + index * 20, 452] as const).filter(([x]) => x < 400),
  ...along(9, (index) => [500 + index * 22, 452] as const),
  ...along(5, (index) => [60, 180 + index * 40] as const),
  ...along(7, (index) => [800, 100 + index * 52] as const),
  ...([
    [680, 366],
    [694, 436],
    [786, 372],
    [330, 384],
    [270, 396],
    [350, 138],
    [520, 150],
  ] as const),
];
