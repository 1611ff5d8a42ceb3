import { useMessage } from '@admissions/store';
import { Phrases } from '@admissions/ui';
import styles from './route-map.module.css';
import { TEXTS } from './texts.ts';

const LABELS = [
  { text: TEXTS.station, x: 490, y: 446 },
  { text: TEXTS.toZhongli, x: 44, y: 490 },
  { text: TEXTS.toTaoyuan, x: 950, y: 474, className: styles.before },
  { text: TEXTS.hsr, x: 164, y: 156 },
  { text: TEXTS.interchange, x: 422, y: 118 },
  { text: TEXTS.freeway, x: 700, y: 50 },
  { text: TEXTS.road, x: 596, y: 246, className: styles.before },
];

/** North is up; distances are roughly true near the campus and shortened far from it. */
export function RouteMap() {
  const t = useMessage();
  return (
    <svg
      className={styles.map}
      viewBox="0 0 960 520"
      role="img"
      aria-labelledby="route-map-title"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id="route-map-title">{t(TEXTS.map)}</title>
      <path
        fill="#d6e8cc"
        d="M620 236Q640 190 706 190H846Q890 190 890 236V330Q890 372 846 372H664Q620 372 620 330Z"
      />
      <path fill="#d6e8cc" d="M60 400Q120 360 190 400T300 470V520H60Z" />
      <Roads />
      <path stroke="#0f7a4f" strokeWidth="5" d="M470 396V274L612 306" />
      <path stroke="#7b4bb3" strokeWidth="5" d="M138 168C200 230 300 252 462 252L616 286" />
      <path
        stroke="var(--b600)"
        strokeWidth="5"
        strokeDasharray="14 9"
        d="M400 86V258L460 268L612 296"
      />
      <path
        stroke="var(--coral)"
        strokeWidth="7"
        strokeDasharray="1 13"
        d="M478 400C500 352 540 318 612 312"
      />
      <g fill="#fff" stroke="#9fb38f" strokeWidth="2">
        <path d="M690 236h64v34h-64ZM772 226h46v46h-46ZM836 246h30v60h-30ZM700 300h92v30h-92Z" />
        <path stroke="#6fa06b" strokeWidth="9" strokeDasharray="1 13" d="M632 314H690" />
      </g>
      <g fill="#fff" stroke="#22304a" strokeWidth="5">
        <circle cx="470" cy="408" r="13" />
        <circle cx="60" cy="451" r="10" />
        <circle cx="906" cy="431" r="10" />
        <circle cx="138" cy="160" r="13" />
        <circle cx="400" cy="75" r="11" />
      </g>
      <path
        fill="var(--coral)"
        stroke="#fff"
        strokeWidth="3"
        d="M624 312c-18-22-21-29-21-37a21 21 0 0 1 42 0c0 8-3 15-21 37Z"
      />
      <g className={styles.labels}>
        {LABELS.map(({ text, ...attributes }) => (
          <text key={attributes.x} {...attributes}>
            {t(text)}
          </text>
        ))}
      </g>
      <text className={styles.name} x="755" y="216">
        {t(TEXTS.campus)}
      </text>
      <g className={styles.north} fill="#22304a">
        <path d="M912 150l12 34-12-8-12 8Z" />
        <text x="912" y="142">
          N
        </text>
      </g>
    </svg>
  );
}

/** Roads and railways. */
const Roads = () => (
  <>
    <path
      stroke="#fff"
      strokeWidth="15"
      d="M-10 262H470M470 262V560M400 -10V262M470 262L620 300M470 408H960M760 372V520"
    />
    <path stroke="#e9a23b" strokeWidth="20" d="M-10 70C220 60 420 92 970 66" />
    <path
      stroke="#fff3da"
      strokeWidth="3"
      strokeDasharray="16 12"
      d="M-10 70C220 60 420 92 970 66"
    />
    <path stroke="#d97a3a" strokeWidth="8" d="M-10 190C120 170 190 120 240 -10" />
    <path
      stroke="#3f4a5f"
      strokeWidth="9"
      d="M-10 452C180 448 330 430 470 408C620 384 780 440 970 428"
    />
    <path
      stroke="#fff"
      strokeWidth="4"
      strokeDasharray="12 12"
      strokeLinecap="butt"
      d="M-10 452C180 448 330 430 470 408C620 384 780 440 970 428"
    />
  </>
);

/** The legend, with travel times. */
export function RouteKey() {
  const t = useMessage();
  return (
    <ul className={styles.key}>
      {(['walk', 'bus', 'coach', 'drive'] as const).map((way) => (
        <li key={way} data-way={way}>
          <Phrases>{t(TEXTS[way])}</Phrases>
        </li>
      ))}
    </ul>
  );
}
