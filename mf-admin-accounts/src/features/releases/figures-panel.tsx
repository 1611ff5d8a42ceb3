import { Panel } from '@admissions/admin-ui';
import type { Figures, FiguresOfRelease } from '@admissions/protocol/releases';
import { FAULTS } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { countErrors, formatRate } from './count-errors.ts';
import { ErrorPlot } from './error-plot.tsx';
import { FAULT_NAMES } from './fault-names.ts';
import styles from './figures-panel.module.css';
import { TEXTS } from './texts.ts';
import { VitalTable } from './vital-table.tsx';

interface PanelProps {
  releases: readonly FiguresOfRelease[];
  figures: Figures;
}
export function FiguresPanel({ releases, figures }: PanelProps) {
  const t = useMessage();
  const names = ({ version, channel }: FiguresOfRelease) =>
    channel === 'stable' ? version : `${version} ${t(TEXTS.now.canary)}`;
  const hasVitals = releases.some(({ vitals }) => vitals.LCP || vitals.INP);
  return (
    <Panel title={t(TEXTS.figures.title)}>
      <div className={styles.columns}>
        <ErrorPlot releases={releases} figures={figures} names={names} />
        <div className={styles.speeds}>
          {hasVitals ? (
            <>
              <p className={styles.help}>{t(TEXTS.figures.vitalHelp)}</p>
              <VitalTable
                vital="LCP"
                title={t(TEXTS.figures.lcp)}
                releases={releases}
                names={names}
              />
              <VitalTable
                vital="INP"
                title={t(TEXTS.figures.inp)}
                releases={releases}
                names={names}
              />
            </>
          ) : (
            <p className={styles.note}>{t(TEXTS.figures.noVitals)}</p>
          )}
        </div>
      </div>
      <FiguresTable releases={releases} names={names} />
    </Panel>
  );
}

function FiguresTable({
  releases,
  names,
}: {
  releases: readonly FiguresOfRelease[];
  names: (release: FiguresOfRelease) => string;
}) {
  const t = useMessage();
  const listFaults = ({ errors }: FiguresOfRelease) =>
    t.join(
      FAULTS.filter((fault) => errors[fault] > 0).map((fault) =>
        t(TEXTS.figures.kind, { kind: t(FAULT_NAMES[fault]), count: errors[fault] }),
      ),
    );
  if (releases.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{t(TEXTS.figures.version)}</th>
            <th scope="col">{t(TEXTS.figures.views)}</th>
            <th scope="col">{t(TEXTS.figures.errors)}</th>
            <th scope="col">{t(TEXTS.figures.per100)}</th>
            <th scope="col">{t(TEXTS.figures.networks)}</th>
            <th scope="col">{t(TEXTS.figures.kinds)}</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => {
            const { count, views, rate } = countErrors(release);
            return (
              <tr key={names(release)}>
                <th scope="row">{names(release)}</th>
                <td>{views}</td>
                <td>{count}</td>
                <td>{rate === null ? '—' : formatRate(rate)}</td>
                <td>{release.networks}</td>
                <td>{listFaults(release) || '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
