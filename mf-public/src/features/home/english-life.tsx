import { ButtonLink, Section } from '@admissions/ui';
import type { Programme } from '../../lib/english/load-programmes.ts';
import styles from './english-home.module.css';

/** What the Chinese pages of dormitories and life say, in short. */
export function EnglishLife({ programmes }: { programmes: readonly Programme[] }) {
  const voice = programmes.find(({ quote }) => quote)?.quote;
  return (
    <Section id="life" title="Life here">
      <div className={styles.life}>
        <div>
          <h3>A room in the first year</h3>
          <p>
            First-year students come first in the three dormitories: mostly rooms for four, with a
            bed, a desk and a wardrobe each, and a laundry on every floor. Students of the
            International College live in the same house, with floors for women and for men.
          </p>
          <p className="space-s">
            <ButtonLink href="#cost" look="outline">
              What a room costs
            </ButtonLink>
          </p>
        </div>
        <div>
          <h3>After class</h3>
          <p>
            Two canteens with a vegetarian and a halal counter, a heated pool, a gym, and a library
            that stays open all night in examination weeks. From the library it is seven minutes to
            the dormitories, and somebody walks with you at night if you call.
          </p>
        </div>
        {voice && (
          <figure>
            <blockquote>{voice.text}</blockquote>
            <figcaption className="note">
              {[voice.name, voice.role].filter(Boolean).join(', ')}
            </figcaption>
          </figure>
        )}
      </div>
    </Section>
  );
}
