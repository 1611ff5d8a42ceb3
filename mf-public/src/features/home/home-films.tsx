import { fillPlaceholders } from '@admissions/model/messages';
import { Fold, Gallery, Icon, MoreLink, PageLink, Phrases, Picture, Section } from '@admissions/ui';
import type { HomeSections } from './home-data.ts';
import styles from './home-films.module.css';
import { TEXTS } from './texts.ts';

type HomeFilmsProps = Pick<HomeSections, 'films' | 'places' | 'pictures'>;
export function HomeFilms({ films, places, pictures }: HomeFilmsProps) {
  if (films.length === 0 && places.length === 0 && pictures.length === 0) return null;
  return (
    <Section
      title={TEXTS.films}
      band="dark"
      more={<MoreLink href="/video">{TEXTS.allFilms}</MoreLink>}
    >
      <ul
        className={styles.films}
        data-rail
        data-count={fillPlaceholders(TEXTS.railCount, { count: films.length })}
      >
        {films.map(({ id, title, pic }) => (
          <li key={id} className="fill anchor">
            <Picture image={pic} sizes="(width < 700px) 100vw, 620px" ratio="wide" isDecorative />
            <p>
              <PageLink viewTransition to={`/video?id=${id}`} className="whole-link">
                <span aria-hidden="true">
                  <Icon name="play" />
                </span>
                <Phrases>{title}</Phrases>
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
      {(places.length > 0 || pictures.length > 0) && (
        <div className={styles.more}>
          <Fold isAlways summary={TEXTS.tourAndPictures} anchor="pictures">
            {places.length > 0 && (
              <div className={styles.tour}>
                <p>
                  <strong>{TEXTS.tour}</strong>
                  {TEXTS.tourText}
                </p>
                <ul className="grid gap-l small semi" data-rail="narrow">
                  {places.map(({ id, title, pic }) => (
                    <li className="anchor" key={id}>
                      <Picture image={pic} sizes="240px" ratio="card" isDecorative />
                      <PageLink viewTransition to={`/360tours?scene=${id}`} className="whole-link">
                        {title}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {pictures.length > 0 && (
              <div id="pictures" className={styles.wall}>
                <h3 className="below-s">
                  <Phrases>{TEXTS.pictures}</Phrases>
                </h3>
                <Gallery
                  pictures={pictures.map(({ title, pic }) => ({ image: pic, caption: title }))}
                  isWide
                />
              </div>
            )}
          </Fold>
        </div>
      )}
    </Section>
  );
}
