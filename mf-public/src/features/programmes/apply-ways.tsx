import { Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import styles from './apply-ways.module.css';
import type { Apply } from './selfvalue-data.ts';

/** The order has no meaning. */
export function ApplyWays({ applies }: { applies: readonly Apply[] }) {
  return (
    <ul className={styles.ways}>
      {applies.map(({ id, title, pic, summary }) => (
        <li key={id} className={`${card.card} ${styles.way}`}>
          <div className={card.picture}>
            <Picture
              image={pic}
              sizes="(width < 700px) 104px, (width < 1100px) 208px, 45vw"
              ratio="card"
              isDecorative
            />
          </div>
          <div>
            <CardTitle to={`/studying?kind=apply&id=${id}#opened`}>{title}</CardTitle>
            <p className={card.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
