import { fillPlaceholders } from '@admissions/model/messages';
import { Fold, Phrases, Picture, Section, SmartLink } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import type { Feature, HeadedList } from './home-data.ts';
import styles from './home-features.module.css';
import { TEXTS } from './texts.ts';

/** One row on wide screens. */
const INITIAL_FEATURE_COUNT = 3;

export function HomeFeatures({ highlights }: { highlights: HeadedList<Feature> | null }) {
  if (!highlights) return null;
  const { heading, intro, items } = highlights;
  const others = items.slice(INITIAL_FEATURE_COUNT);
  return (
    <Section id="features" title={<Phrases>{heading}</Phrases>} lead={intro}>
      <Features items={items.slice(0, INITIAL_FEATURE_COUNT)} />
      {others.length > 0 && (
        <Fold isAlways summary={fillPlaceholders(TEXTS.otherFeatures, { count: others.length })}>
          <Features items={others} />
        </Fold>
      )}
    </Section>
  );
}

function Features({ items }: { items: readonly Feature[] }) {
  return (
    <ul
      className={styles.features}
      data-rail
      data-count={fillPlaceholders(TEXTS.railCount, { count: items.length })}
    >
      {items.map(({ id, title, text, figure, figureNote, pic, link }) => (
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
  );
}
