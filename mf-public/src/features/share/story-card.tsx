import { Phrases, Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import type { StoryCard as Story } from './share-data.ts';
import styles from './story-card.module.css';

/** The first card is larger and has a quote. */
export function StoryCard({
  story: { id, name, department, college, graduation, title, quote, pic },
}: {
  story: Story;
}) {
  const isLead = quote !== undefined;
  return (
    <li className={`${card.card} ${isLead ? styles.lead : styles.card}`} data-college={college}>
      <div className={`${card.picture} ${styles.portrait}`}>
        <Picture
          image={pic}
          sizes={isLead ? '(width < 900px) 100vw, 480px' : '(width < 700px) 50vw, 400px'}
          isDecorative
        />
      </div>
      <div className={styles.text}>
        {isLead && (
          <blockquote className={styles.quote}>
            <p>
              <Phrases>{quote}</Phrases>
            </p>
          </blockquote>
        )}
        <CardTitle as="h2" to={`/shareCont?id=${id}`}>
          {title}
        </CardTitle>
        <p className={card.meta}>
          <Phrases>{[name, department, graduation ?? ''].filter(Boolean).join('・')}</Phrases>
        </p>
      </div>
    </li>
  );
}
