import { useMessage } from '@admissions/store';
import { PageLink, Phrases, Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import styles from './apply-ways.module.css';
import type { Apply } from './selfvalue-data.ts';

/** The ways to study across fields: whichever one likes, in no order. */
export function ApplyWays({ applies }: { applies: readonly Apply[] }) {
  const { chinese } = useMessage();
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
          <div {...chinese}>
            <h3 className={card.title}>
              <PageLink to={`/studying?kind=apply&id=${id}#opened`}>
                <Phrases>{title}</Phrases>
              </PageLink>
            </h3>
            <p className={card.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
