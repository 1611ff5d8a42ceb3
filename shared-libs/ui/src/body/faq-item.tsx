import type { BodyItemOf } from '@admissions/model';
import styles from './faq-item.module.css';

export const FaqItem = ({ item }: { item: BodyItemOf<'faq'> }) => (
  <div className="rule">
    {item.items.map(({ question, answer }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same question may appear twice
      <details key={index} className={styles.pair}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
