import type { FacultyLevel } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { Chinese, PageLink, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import card from '../card/card.module.css';
import { JoinedWords } from '../joined-words.tsx';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { describeResult } from './admission-channels/result-text.ts';
import styles from './department-row.module.css';
import type { CollegeLabel, DepartmentCard, DepartmentLine } from './guide-data.ts';
import { LANGUAGE_NAMES, LEVELS, listDegrees, nameDegrees } from './levels.ts';
import type { FirstStageResult } from './load-applied.ts';
import { chooseNames } from './names.ts';
import { TEXTS } from './texts.ts';
import { toShortlistEntry } from './to-shortlist-entry.ts';

interface DepartmentRowProps {
  level: FacultyLevel;
  department: DepartmentLine & Pick<DepartmentCard, 'applied' | 'twin'>;
  /** The college, unless the list is of one college. */
  college?: CollegeLabel | undefined;
  /** Without the tagline on a phone. */
  isShort?: boolean;
  /** Replaces the tagline, such as by the reason of a match. */
  children?: ReactNode;
}
export function DepartmentRow({
  level,
  department,
  college,
  isShort = false,
  children,
}: DepartmentRowProps) {
  const t = useMessage();
  const isEnglish = t.locale === 'en';
  const { name, other, otherLang } = chooseNames(t, department);
  const { id, tagline, groups, quota, language, applied } = department;
  return (
    <li
      className={`${card.card} ${styles.row}`}
      data-college={college?.hue}
      data-short={isShort || undefined}
    >
      <div className={styles.text}>
        <h3 className={card.title}>
          <PageLink viewTransition to={`${LEVELS[level].detail}?id=${id}`}>
            <Phrases>{name}</Phrases>
          </PageLink>
        </h3>
        <p {...otherLang} className={styles.english}>
          {other}
        </p>
        {children ? (
          <p className={styles.tagline}>{children}</p>
        ) : (
          !isEnglish && <p className={styles.tagline}>{tagline}</p>
        )}
        <p className="note">
          {college && <span className={styles.college}>{chooseNames(t, college).name}</span>}
          <JoinedWords>
            {[
              quota
                ? t(listDegrees(department).length > 1 ? TEXTS.masterFact : TEXTS.quotaFact, {
                    count: quota,
                  })
                : '',
              level === 'master' ? nameDegrees(department, t.locale) : '',
              t(LANGUAGE_NAMES[language]),
            ]
              .filter(Boolean)
              .join(t(TEXTS.dot))}
          </JoinedWords>
          {groups.length > 1 && !isEnglish && (
            <span className={styles.groups}>
              <JoinedWords>{`${t(TEXTS.dot)}${groups.join('、')}`}</JoinedWords>
            </span>
          )}
        </p>
        {college && applied && <LastApplied applied={applied} />}
      </div>
      {!isEnglish && (
        <ShortlistButton
          entry={toShortlistEntry(level, department)}
          former={department.twin && { level, id }}
          isSmall
        />
      )}
    </li>
  );
}

/** The last result of the first stage. */
function LastApplied({
  applied: { group, year, isLastYear, result },
}: {
  applied: FirstStageResult;
}) {
  const t = useMessage();
  return (
    <p className="muted">
      {isLastYear ? t(TEXTS.appliedLast) : t(TEXTS.appliedIn, { year })}{' '}
      <strong>
        <JoinedWords>{describeResult(result)}</JoinedWords>
      </strong>
      {group && (
        <Chinese>
          <JoinedWords>{`（${group}）`}</JoinedWords>
        </Chinese>
      )}
    </p>
  );
}
