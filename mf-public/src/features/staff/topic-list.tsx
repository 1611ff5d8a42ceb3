import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { Phrases, Tag } from '@admissions/ui';
import type { Service } from './staff-page.tsx';
import styles from './topic-list.module.css';

type Topic = NonNullable<Service['topics']>[number];

export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ title, text, lecturer, college, periods }) => (
        <li key={title} data-college={college}>
          <Tag tone="college">{COLLEGE_SHORT_NAMES[college]['zh-TW']}</Tag>
          <div>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </div>
          <p className="split">
            {lecturer}
            <span className="faint">{periods}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
