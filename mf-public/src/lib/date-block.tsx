import { dayParts } from '@admissions/ui';
import styles from './date-block.module.css';

export function DateBlock({ day }: { day: string }) {
  const { year, month, date } = dayParts(day);
  return (
    <time dateTime={day} className={styles.block}>
      <span className={styles.date}>{date}</span>
      <span className="faint mini centre">
        {year}．{month}月
      </span>
    </time>
  );
}
