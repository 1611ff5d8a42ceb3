import { fillPlaceholders } from '@admissions/model/messages';
import { ButtonLink, Container, Phrases, Picture, Section, SmartLink } from '@admissions/ui';
import { BannerTitle } from '../../lib/banners/banner-title.tsx';
import type { Slide } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import type { Award } from '../../lib/fees/calculate-fees.ts';
import type { HomeSections } from './home-data.ts';
import page from './home-page.module.css';
import styles from './home-selection.module.css';
import { TEXTS } from './texts.ts';

interface HomeSelectionProps extends Pick<HomeSections, 'selected'> {
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

/** The home page has one carousel, at its top: further banners are side by side. */
export function HomeBelt({ slides }: { slides: readonly Slide[] }) {
  if (slides.length === 0) return null;
  return (
    <div className={page.belt}>
      <Container>
        <ul className={styles.cards}>
          {slides.map((slide) => (
            <li key={slide.id} className={`${card.card} ${styles.card}`}>
              <Picture
                image={slide.pic}
                sizes="(width < 700px) 100vw, 152px"
                ratio="card"
                isDecorative
              />
              <h3 className={card.title}>
                <BannerTitle banner={slide} />
              </h3>
              {slide.text && <p className={card.summary}>{slide.text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

function ScholarshipTeaser({ awards }: { awards: readonly Pick<Award, 'title' | 'amount'>[] }) {
  if (awards.length === 0) return null;
  return (
    <div className={styles.teaser}>
      <h3>
        <Phrases>{TEXTS.scholarships}</Phrases>
      </h3>
      <div className={styles.grid}>
        <ul className={styles.awards}>
          {awards.map(({ title, amount }) => (
            <li key={title} className="split">
              <span className="soft">{title}</span>
              <strong>{amount}</strong>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <p>{TEXTS.scholarshipsText}</p>
          <ButtonLink href="/admissions#div1">{TEXTS.allScholarships}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
