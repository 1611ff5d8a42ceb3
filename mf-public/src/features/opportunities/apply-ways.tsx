import { useMessage } from '@admissions/store';
import { PageLink, Phrases, Picture } from '@admissions/ui';
import styles from './apply-ways.module.css';
import type { Apply } from './selfvalue-data.ts';

/** The ways to study across fields: whichever one likes, in no order. */
export function ApplyWays({ applies }: { applies: readonly Apply[] }) {
  const { chinese } = useMessage();
  return (
    <ul className={styles.ways}>
      {applies.map(({ id, title, pic, summary }) => (
        <li key={id} className={styles.way}>
          <div className={styles.picture}>
            <Picture
              image={pic}
              sizes="(width < 700px) 104px, (width < 1100px) 208px, 45vw"
              ratio="card"
              isDecorative
            />
          </div>
          <div className={styles.text} {...chinese}>
            <h3>
              <PageLink to={`/studying?kind=apply&id=${id}#opened`}>
                <Phrases>{title}</Phrases>
              </PageLink>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
