import { ButtonLink, Phrases } from '@admissions/ui';
import type { Scholarships } from '../../lib/queries.ts';
import styles from './scholarship-teaser.module.css';
import { TEXTS } from './texts.ts';

export function ScholarshipTeaser({
  awards,
}: {
  awards: readonly Pick<Scholarships['awards'][number], 'title' | 'amount'>[];
}) {
  if (awards.length === 0) return null;
  return (
    <div className={styles.teaser}>
      <h3>
        <Phrases>{TEXTS.scholarships}</Phrases>
      </h3>
      <div className={styles.grid}>
        <ul className={styles.awards}>
          {awards.map(({ title, amount }) => (
            <li key={title}>
              <span className="soft">{title}</span>
              <strong>{amount}</strong>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <p>{TEXTS.scholarshipsText}</p>
          <ButtonLink href="/admissions#div1">{TEXTS.allScholarships}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
