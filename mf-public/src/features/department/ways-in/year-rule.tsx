import type { PortfolioCode, Standard } from '@admissions/contracts';
import { LEVEL_NAMES, PORTFOLIO_NAMES, SUBJECT_NAMES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { joinSubjects } from '../../../lib/departments/ways-in/result-text.ts';
import { countPassing } from '../../../lib/departments/ways-in/results.ts';
import { TEXTS } from '../../../lib/departments/ways-in/texts.ts';
import type { WayIn } from '../../../lib/departments/ways-in/way-in-data.ts';
import type { Standards } from '../../../lib/marks/standards.ts';
import { StackedBar } from '../../../lib/stacked-bar.tsx';
import styles from './year-rule.module.css';

/** The rule of this year: what is required, the gates, what counts, what is handed in and how it is read. */
export function YearRule({ way, standards }: { way: WayIn; standards: Standards | null }) {
  const t = useMessage();
  const { now, portfolio, advice } = way;
  const { requires, screens, weights, parts, ties, quota } = now;
  const isEither = ['mathA', 'mathB'].every((math) =>
    requires?.some(({ subject }) => subject === math),
  );
  const inMarks = (subject: string, level: string) => {
    const marks = standards?.marks[subject as keyof Standards['marks']]?.[level as Standard];
    return marks === undefined
      ? ''
      : t(TEXTS.inMarks, { year: standards?.year ?? '', mark: marks });
  };
  return (
    <dl className={styles.rule}>
      {requires && requires.length > 0 && (
        <div>
          <dt>{t(TEXTS.requires)}</dt>
          <dd>
            <ul>
              {requires.map(({ subject, level }) => (
                <li key={subject}>
                  {t(TEXTS.required, {
                    subject: t(SUBJECT_NAMES[subject]),
                    level: t(LEVEL_NAMES[level]),
                  })}
                  {inMarks(subject, level)}
                </li>
              ))}
              {isEither && <li>{t(TEXTS.either)}</li>}
            </ul>
          </dd>
        </div>
      )}
      {screens && screens.length > 0 && (
        <div>
          <dt>{t(TEXTS.screens)}</dt>
          <dd>
            <ol>
              {screens.map(({ subjects, times }, index) => (
                <li key={times}>
                  {t(TEXTS.screen, {
                    number: index + 1,
                    subjects: joinSubjects(t, subjects),
                    times,
                    count: countPassing(quota, times),
                  })}
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
      {weights && weights.length > 0 && (
        <div>
          <dt>{t(TEXTS.weights)}</dt>
          <dd>
            <ul className={styles.inline}>
              {weights.map(({ subject, weight }) => (
                <li key={subject}>
                  {t(SUBJECT_NAMES[subject])} ×{weight.toFixed(2)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {parts && parts.length > 0 && (
        <div>
          <dt>{t(TEXTS.parts)}</dt>
          <dd>
            <StackedBar
              parts={parts.map(({ title, percent }) => ({ key: title, value: percent }))}
              unit="%"
            />
            <ol className={styles.parts} {...t.chinese}>
              {parts.map(({ title, percent }) => (
                <li key={title}>
                  {title} <strong>{percent}%</strong>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
      {ties && ties.length > 0 && (
        <div>
          <dt>{t(TEXTS.ties)}</dt>
          <dd {...t.chinese}>{ties.join('、')}</dd>
        </div>
      )}
      {portfolio && portfolio.length > 0 && (
        <div>
          <dt>{t(TEXTS.portfolio)}</dt>
          <dd>
            <ul className={styles.inline}>
              {portfolio.map((code: PortfolioCode) => (
                <li key={code}>
                  <b>{code.toUpperCase()}</b> {t(PORTFOLIO_NAMES[code])}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {advice && (
        <div>
          <dt>{t(TEXTS.advice)}</dt>
          <dd className={styles.advice} {...t.chinese}>
            {advice}
          </dd>
        </div>
      )}
    </dl>
  );
}
