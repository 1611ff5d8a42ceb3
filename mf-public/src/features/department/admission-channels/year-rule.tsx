import { fillPlaceholders } from '@admissions/model/messages';
import {
  LEVEL_NAMES,
  PORTFOLIO_NAMES,
  type PortfolioCode,
  type Standard,
  SUBJECT_NAMES,
} from '@admissions/model/terms';
import type { ReactNode } from 'react';
import type { AdmissionChannel } from '../../../lib/departments/admission-channels/admission-channels.ts';
import { joinSubjects } from '../../../lib/departments/admission-channels/result-text.ts';
import { countPassing } from '../../../lib/departments/admission-channels/results.ts';
import { TEXTS } from '../../../lib/departments/admission-channels/texts.ts';
import type { Standards } from '../../../lib/scores/standards.ts';
import { keyClass, StackedBar } from '../../../lib/stacked-bar.tsx';
import styles from './year-rule.module.css';

interface RuleProps {
  way: AdmissionChannel;
  standards: Standards | null;
}
export function YearRule({ way, standards }: RuleProps) {
  const { now, portfolio, advice } = way;
  const { weights, parts, ties } = now;
  return (
    <dl className={styles.rule}>
      <Requirements way={way} standards={standards} />
      <Gates way={way} />
      {weights && weights.length > 0 && (
        <Line label={TEXTS.weights}>
          <ul className="wrap">
            {weights.map(({ subject, weight }) => (
              <li key={subject}>
                {SUBJECT_NAMES[subject]['zh-TW']} ×{weight.toFixed(2)}
              </li>
            ))}
          </ul>
        </Line>
      )}
      {parts && parts.length > 0 && (
        <Line label={TEXTS.parts}>
          <StackedBar
            parts={parts.map(({ title, percent }) => ({ key: title, value: percent }))}
            unit="%"
          />
          <ol className={`wrap ${keyClass}`}>
            {parts.map(({ title, percent }) => (
              <li key={title}>
                {title} <strong>{percent}%</strong>
              </li>
            ))}
          </ol>
        </Line>
      )}
      {ties && ties.length > 0 && <Line label={TEXTS.ties}>{ties.join('、')}</Line>}
      {portfolio && portfolio.length > 0 && (
        <Line label={TEXTS.portfolio}>
          <ul className="wrap">
            {portfolio.map((code: PortfolioCode) => (
              <li key={code}>
                <b>{code.toUpperCase()}</b> {PORTFOLIO_NAMES[code]['zh-TW']}
              </li>
            ))}
          </ul>
        </Line>
      )}
      {advice && (
        <Line label={TEXTS.advice}>
          <p className={styles.advice}>{advice}</p>
        </Line>
      )}
    </dl>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="faint mini">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Standards with the scores of the newest year. */
function Requirements({ way: { now }, standards }: RuleProps) {
  const { requires } = now;
  if (!requires?.length) return null;
  const isEither = ['mathA', 'mathB'].every((math) =>
    requires.some(({ subject }) => subject === math),
  );
  return (
    <Line label={TEXTS.requires}>
      <ul className="wrap">
        {requires.map(({ subject, level }) => {
          const mark = standards?.marks[subject as keyof Standards['marks']]?.[level as Standard];
          return (
            <li key={subject}>
              {fillPlaceholders(TEXTS.required, {
                subject: SUBJECT_NAMES[subject]['zh-TW'],
                level: LEVEL_NAMES[level]['zh-TW'],
              })}
              {mark !== undefined &&
                fillPlaceholders(TEXTS.inMarks, { year: standards?.year ?? '', mark })}
            </li>
          );
        })}
        {isEither && <li>{TEXTS.either}</li>}
      </ul>
    </Line>
  );
}

/** Stages that select applicants by multiples of the seats. */
function Gates({ way: { now } }: Pick<RuleProps, 'way'>) {
  const { screens, quota } = now;
  if (!screens?.length) return null;
  return (
    <Line label={TEXTS.screens}>
      <ol className="wrap">
        {screens.map(({ subjects, times }, index) => (
          <li key={times}>
            {fillPlaceholders(TEXTS.screen, {
              number: index + 1,
              subjects: joinSubjects(subjects),
              times,
              count: countPassing(quota, times),
            })}
          </li>
        ))}
      </ol>
    </Line>
  );
}
