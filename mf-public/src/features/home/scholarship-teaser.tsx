import { ButtonLink, Section } from '@admissions/ui';
import type { Scholarships } from '../../lib/queries.ts';
import styles from './scholarship-teaser.module.css';

/** The first scholarships, as a reason to look at all of them. */
export function ScholarshipTeaser({ scholarships }: { scholarships: Scholarships | null }) {
  const awards = scholarships?.awards.slice(0, 3) ?? [];
  if (awards.length === 0) return null;
  return (
    <Section title="讓學費不是放棄的理由" isLazy>
      <div className={styles.grid}>
        <ul className={styles.awards}>
          {awards.map(({ title, amount }) => (
            <li key={title}>
              <span>{title}</span>
              <strong>{amount}</strong>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <p>入學獎勵、清寒補助、在學與國際學生獎助，條件與期限整理在同一頁。</p>
          <ButtonLink href="/admissions#div1">看全部獎助學金</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
