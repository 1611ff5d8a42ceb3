import type { Locale } from '@admissions/model';
import { dayText } from '@admissions/ui';
import { Fragment } from 'react';
import styles from './day-range.module.css';

/** From one day to another: a line ends between them, never inside one. */
export const DayRange = ({
  begin,
  end,
  locale,
}: {
  begin: string;
  end: string;
  locale: Locale;
}) => {
  const days = [...new Set([begin, end])].map((day) => dayText(day, locale));
  return days.map((day, index) => (
    <Fragment key={day}>
      <span className={styles.day}>
        {day}
        {index < days.length - 1 && '–'}
      </span>
      <wbr />
    </Fragment>
  ));
};
