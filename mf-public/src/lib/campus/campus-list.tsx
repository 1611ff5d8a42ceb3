import { useMessage } from '@admissions/store';
import { BUILDINGS } from './buildings.ts';
import styles from './campus-list.module.css';

/** What the numbers on the plan of the campus are. */
export function CampusList() {
  const t = useMessage();
  return (
    <dl className={styles.buildings}>
      {BUILDINGS.map(({ number, name, use }) => (
        <div key={number}>
          <dt>
            <span>{number}</span>
            {t(name)}
          </dt>
          <dd>{t(use)}</dd>
        </div>
      ))}
    </dl>
  );
}
