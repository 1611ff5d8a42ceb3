import { fillPlaceholders } from '@admissions/model/messages';
import { Phrases, Picture, Section, SmartLink } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import type { HeadedList, SelectionItem } from './home-data.ts';
import styles from './home-selection.module.css';
import { ScholarshipTeaser } from './scholarship-teaser.tsx';
import { TEXTS } from './texts.ts';

interface HomeSelectionProps {
  selected: HeadedList<SelectionItem> | null;
  awards: Parameters<typeof ScholarshipTeaser>[0]['awards'];
}
export function HomeSelection({ selected, awards }: HomeSelectionProps) {
  if (!selected && awards.length === 0) return null;
  return (
    <Section
      id="selection"
      title={selected ? selected.heading : TEXTS.awards}
      lead={selected?.intro && selected.intro}
      band="alt"
    >
      {selected && (
        <ul
          className={styles.cards}
          data-rail
          data-count={fillPlaceholders(TEXTS.railCount, { count: selected.items.length })}
          aria-label={selected.heading}
        >
          {selected.items.map(({ id, title, text, pic, link }) => (
            <li key={id} className={`${card.card} ${styles.card}`}>
              <Picture image={pic} sizes="(width < 700px) 78vw, 152px" ratio="card" isDecorative />
              <h3 className={card.title}>
                <SmartLink href={link.href} newWindow={link.newWindow}>
                  <Phrases>{title}</Phrases>
                </SmartLink>
              </h3>
              {text && <p className={card.summary}>{text}</p>}
            </li>
          ))}
        </ul>
      )}
      <ScholarshipTeaser awards={awards} />
    </Section>
  );
}
