import { Picture } from '@admissions/ui';
import { Link } from 'react-router';
import styles from './apply-steps.module.css';
import type { Apply } from './selfvalue-data.ts';

/** The ways to study across fields, one after the other. */
export const ApplySteps = ({ applies }: { applies: readonly Apply[] }) => (
  <ol className={styles.steps}>
    {applies.map(({ id, title, pic, summary }, index) => (
      <li key={id} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </span>
        <div className={styles.text}>
          <h3>
            <Link to={`/studying?kind=apply&id=${id}#opened`}>{title}</Link>
          </h3>
          <p>{summary}</p>
        </div>
        <div className={styles.picture}>
          <Picture image={pic} sizes="(width < 700px) 100vw, 260px" ratio="card" isDecorative />
        </div>
      </li>
    ))}
  </ol>
);
