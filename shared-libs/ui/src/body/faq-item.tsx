import type { BodyItemOf } from '@admissions/contracts';
import styles from './faq-item.module.css';

export const FaqItem = ({ item }: { item: BodyItemOf<'faq'> }) => (
  <div className={styles.faq}>
    {item.items.map(({ question, answer }) => (
      <details key={question} className={styles.pair}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
