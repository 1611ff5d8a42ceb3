import { useMessage } from '@admissions/store';
import { PageLink, Phrases, Picture } from '@admissions/ui';
import styles from './apply-steps.module.css';
import type { Apply } from './selfvalue-data.ts';

/** The ways to study across fields, one after the other. */
export function ApplySteps({ applies }: { applies: readonly Apply[] }) {
  const { chinese } = useMessage();
  return (
    <ol className={styles.steps}>
      {applies.map(({ id, title, pic, summary }, index) => (
        <li key={id} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div className={styles.text} {...chinese}>
            <h3>
              <PageLink to={`/studying?kind=apply&id=${id}#opened`}>
                <Phrases>{title}</Phrases>
              </PageLink>
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
}
