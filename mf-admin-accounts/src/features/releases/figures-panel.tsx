import { Panel } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type { Figures, FiguresOfRelease } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { BarChart } from '@admissions/ui/charts';
import { countErrors, formatRate } from './count-errors.ts';
import styles from './figures-panel.module.css';
import { TEXTS } from './texts.ts';

const MINUTE_MS = 60_000;
const SIZE = { width: 560, height: 100 };

interface PanelProps {
  releases: readonly FiguresOfRelease[];
  figures: Pick<Figures, 'at' | 'minutes'>;
}
/** Errors of the first release by minute, and the figures of all. */
export function FiguresPanel({ releases, figures }: PanelProps) {
  const t = useMessage();
  const [first] = releases;
  const name = ({ version, channel }: FiguresOfRelease) =>
    channel === 'stable' ? version : `${version} ${t(TEXTS.now.canary)}`;
  if (!first) return null;
  const { version } = first;
  return (
    <Panel title={t(TEXTS.figures.errors)}>
      {countErrors(first).count > 0 ? (
        <BarChart
          title={t(TEXTS.figures.chart, { version })}
          size={SIZE}
          texts={{
            name: t(TEXTS.figures.time),
            count: t(TEXTS.figures.errors),
            table: t(TEXTS.figures.numbers),
          }}
          points={listMinutes(first, figures)}
        />
      ) : (
        <p>{t(TEXTS.figures.noErrors, { version, minutes: figures.minutes })}</p>
      )}
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{t(TEXTS.figures.version)}</th>
            <th scope="col">{t(TEXTS.figures.views)}</th>
            <th scope="col">{t(TEXTS.figures.errors)}</th>
            <th scope="col">{t(TEXTS.figures.per100)}</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => {
            const { count, views, rate } = countErrors(release);
            return (
              <tr key={name(release)}>
                <th scope="row">{name(release)}</th>
                <td>{views}</td>
                <td>{count}</td>
                <td>{rate === null ? '—' : formatRate(rate)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** Every minute of the window: the figures leave out empty ones. */
function listMinutes({ minutes }: FiguresOfRelease, figures: PanelProps['figures']) {
  const last = Math.floor(Date.parse(figures.at) / MINUTE_MS);
  return Array.from({ length: figures.minutes }, (_, index) => {
    const at = new Date((last - figures.minutes + 1 + index) * MINUTE_MS).toISOString();
    const clock = formatMoment(at).slice(11);
    const count = minutes.find((minute) => minute.at === at)?.errors ?? 0;
    return { name: clock, label: clock, count };
  });
}
