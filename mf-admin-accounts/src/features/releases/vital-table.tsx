import type { FiguresOfRelease } from '@admissions/protocol/releases';
import type { Translate } from '@admissions/store';
import { useMessage } from '@admissions/store';
import { ShareBar } from '@admissions/ui/charts';
import styles from './figures-panel.module.css';
import { TEXTS } from './texts.ts';

/** Limits in ms for good and poor pages, applied to the 75th percentile. */
const THRESHOLDS_MS = { LCP: [2500, 4000], INP: [200, 500] } as const;
type ShownVital = keyof typeof THRESHOLDS_MS;

export function VitalTable({
  vital,
  title,
  releases,
  names,
}: {
  vital: ShownVital;
  title: string;
  releases: readonly FiguresOfRelease[];
  names: (release: FiguresOfRelease) => string;
}) {
  const t = useMessage();
  const rows = releases.flatMap((release) => {
    const figures = release.vitals[vital];
    return figures ? [{ name: names(release), ...figures }] : [];
  });
  if (rows.length === 0) return null;
  const most = Math.max(THRESHOLDS_MS[vital][1], ...rows.map(({ p75 }) => p75));
  return (
    <table className={styles.vitals}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, p75, count }) => {
          const grade = gradeVital(vital, p75);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.bar} data-grade={grade}>
                <ShareBar value={p75} max={most} />
              </td>
              <td>
                {formatTime(p75, t)} {t(TEXTS.figures[grade])}
                <span className={styles.visits}>{t(TEXTS.figures.visits, { count })}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function gradeVital(vital: ShownVital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = THRESHOLDS_MS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

const formatTime = (value: number, t: Translate) =>
  value < 1000
    ? t(TEXTS.figures.milliseconds, { value: Math.round(value) })
    : t(TEXTS.figures.seconds, { value: (value / 1000).toFixed(1) });
