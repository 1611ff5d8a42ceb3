import { Phrases, Picture, Section, SmartLink } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import type { Feature, HeadedList } from './home-data.ts';
import styles from './home-features.module.css';

export function HomeFeatures({ highlights }: { highlights: HeadedList<Feature> | null }) {
  if (!highlights) return null;
  return (
    <Section
      id="features"
      title={<Phrases>{highlights.heading}</Phrases>}
      lead={highlights.intro && highlights.intro}
    >
      <ul className={styles.features} data-rail>
        {highlights.items.map(({ id, title, text, figure, figureNote, pic, link }) => (
          <li key={id} className={card.card}>
            {pic && (
              <Picture
                image={pic}
                sizes="(width < 700px) 100vw, (width < 1100px) 46vw, 400px"
                ratio="wide"
                isDecorative
              />
            )}
            {figure && (
              <p className={styles.figure}>
                <strong>{figure}</strong>
                {figureNote && <span className="faint small">{figureNote}</span>}
              </p>
            )}
            <h3 className={card.title}>
              {link ? (
                <SmartLink href={link.href} newWindow={link.newWindow}>
                  <Phrases>{title}</Phrases>
                </SmartLink>
              ) : (
                <Phrases>{title}</Phrases>
              )}
            </h3>
            <p className={card.summary}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
