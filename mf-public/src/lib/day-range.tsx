import type { DateRange } from '@admissions/model';
import { dayText } from '@admissions/ui';
import { Fragment } from 'react';
import styles from './day-range.module.css';

/** Lines break between the dates, never inside one. */
export const DayRange = ({ begin, end }: DateRange) =>
  [...new Set([begin, end])].map((day, index, days) => (
    <Fragment key={day}>
      <span className={styles.day}>
        {dayText(day)}
        {index < days.length - 1 && '–'}
      </span>
      <wbr />
    </Fragment>
  ));
