import { useMessage } from '@admissions/store';
import styles from './route-map.module.css';
import { TEXTS } from './texts.ts';

/** How the station, the interchange and the campus lie to each other; drawn, not to scale. */
export function RouteMap() {
  const t = useMessage();
  return (
    <svg className={styles.map} viewBox="0 0 960 420" role="img" aria-labelledby="route-map-title">
      <title id="route-map-title">{t(TEXTS.map)}</title>
      <path
        className={styles.park}
        d="M584 96h300a24 24 0 0 1 24 24v118a24 24 0 0 1-24 24H584a24 24 0 0 1-24-24V120a24 24 0 0 1 24-24Z"
      />
      <path className={styles.rail} d="M40 340C200 330 320 262 420 240C520 262 640 384 930 384" />
      <path
        className={styles.railTicks}
        d="M40 340C200 330 320 262 420 240C520 262 640 384 930 384"
      />
      <path className={styles.road} d="M420 240C470 210 500 200 566 198" />
      <path className={styles.walk} d="M420 240C470 210 500 200 560 198" />
      <path className={styles.freeway} d="M30 70H930" />
      <path className={styles.road} d="M250 70V180C250 214 330 234 420 240" />
      <g className={styles.labels}>
        <text x="52" y="58">
          {t(TEXTS.freeway)}
        </text>
        <text x="268" y="104">
          {t(TEXTS.interchange)}
        </text>
        <text x="386" y="296">
          {t(TEXTS.station)}
        </text>
        <text x="446" y="180">
          {t(TEXTS.road)}
        </text>
        <text x="60" y="386">
          {t(TEXTS.toZhongli)}
        </text>
        <text x="836" y="356">
          {t(TEXTS.toTaoyuan)}
        </text>
      </g>
      <g className={styles.buildings}>
        <rect x="620" y="118" width="70" height="36" rx="8" />
        <rect x="706" y="118" width="120" height="36" rx="8" />
        <rect x="790" y="172" width="90" height="66" rx="8" />
      </g>
      <text className={styles.campus} x="612" y="222">
        {t(TEXTS.campus)}
      </text>
      <circle className={styles.stop} cx="420" cy="240" r="12" />
      <circle className={styles.stop} cx="250" cy="70" r="12" />
      <circle className={styles.gate} cx="560" cy="198" r="14" />
    </svg>
  );
}
