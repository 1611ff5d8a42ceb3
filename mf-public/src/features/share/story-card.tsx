import { Phrases, Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import type { StoryCard as Story } from './share-data.ts';
import styles from './story-card.module.css';

export const StoryCard = ({
  story: { id, name, department, college, graduation, title, pic },
}: {
  story: Story;
}) => (
  <li className={`${card.card} ${styles.card}`} data-college={college}>
    <div className={`${card.picture} ${styles.portrait}`}>
      <Picture image={pic} sizes="(width < 700px) 50vw, 400px" isDecorative />
    </div>
    <div className={styles.text}>
      <CardTitle as="h2" to={`/shareCont?id=${id}`}>
        {title}
      </CardTitle>
      <p className={card.meta}>
        <Phrases>{[name, department, graduation ?? ''].filter(Boolean).join('・')}</Phrases>
      </p>
    </div>
  </li>
);
