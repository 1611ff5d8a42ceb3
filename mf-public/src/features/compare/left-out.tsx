import type { FacultyLevel } from '@admissions/model/kinds';
import { filled } from '@admissions/model/messages';
import { PageLink } from '@admissions/ui';
import { useLocation } from 'react-router';
import { TEXTS } from '../../lib/departments/texts.ts';
import { isSame, useShortlist } from '../../lib/shortlist/shortlist.ts';
import styles from './left-out.module.css';

/** Says that the visitor's list has more than is compared, and leads to where others are chosen. */
export function LeftOut({
  compared,
}: {
  compared: readonly { level: FacultyLevel; id: number }[];
}) {
  const { search } = useLocation();
  const count = useShortlist().filter((kept) => !compared.some(isSame(kept))).length;
  if (count === 0 || compared.length === 0) return null;
  return (
    <p className={styles.left} data-no-print>
      {filled(TEXTS.leftOut, { count })}
      <PageLink to={`${search}#kept`} className="touch">
        {TEXTS.chooseOthers}
      </PageLink>
    </p>
  );
}
