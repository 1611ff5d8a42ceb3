import { useMessage } from '@admissions/store';
import { dayParts, englishMonth } from '@admissions/ui';
import styles from './date-block.module.css';

/** A day as a small block: the date large, month and year below. */
export function DateBlock({ day }: { day: string }) {
  const { locale } = useMessage();
  const { year, month, date } = dayParts(day);
  return (
    <time dateTime={day} className={styles.block}>
      <span className={styles.date}>{date}</span>
      <span className={styles.month}>
        {locale === 'en' ? `${englishMonth(Number(month))} ${year}` : `${year}．${month}月`}
      </span>
    </time>
  );
}
