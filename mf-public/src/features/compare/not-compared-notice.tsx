import type { FacultyLevel } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink } from '@admissions/ui';
import { useLocation } from 'react-router';
import { TEXTS } from '../../lib/departments/texts.ts';
import { isSameDepartment, useShortlist } from '../../lib/shortlist/shortlist.ts';
import styles from './not-compared-notice.module.css';

/** Links to the selection if the shortlist is longer than the comparison. */
export function NotComparedNotice({
  compared,
}: {
  compared: readonly { level: FacultyLevel; id: number }[];
}) {
  const { search } = useLocation();
  const count = useShortlist().filter((entry) => !compared.some(isSameDepartment(entry))).length;
  if (count === 0 || compared.length === 0) return null;
  return (
    <p className={styles.left} data-no-print>
      {fillPlaceholders(TEXTS.leftOut, { count })}
      <PageLink to={`${search}#kept`} className="touch">
        {TEXTS.chooseOthers}
      </PageLink>
    </p>
  );
}
