import { fillPlaceholders } from '@admissions/model/messages';
import { MoreLink, PageLink, Phrases, Picture, Section } from '@admissions/ui';
import type { HeadedList, Senior } from './home-data.ts';
import styles from './home-seniors.module.css';
import { TEXTS } from './texts.ts';

/** As many as are as high as the first one's picture. */
const SENIOR_COUNT = 4;

export function HomeSeniors({ seniors }: { seniors: HeadedList<Senior> | null }) {
  const [lead, ...others] = seniors?.items.slice(0, SENIOR_COUNT) ?? [];
  if (!seniors || !lead) return null;
  return (
    <Section
      id="seniors"
      title={<Phrases>{seniors.heading}</Phrases>}
      lead={seniors.intro && seniors.intro}
      more={<MoreLink href="/share">{TEXTS.allStories}</MoreLink>}
    >
      <div className="beside">
        <figure className={styles.lead}>
          <Picture
            image={lead.pic}
            sizes="(width < 700px) 6rem, (width < 900px) 50vw, 500px"
            isDecorative
          />
          <blockquote>
            <Phrases>{lead.quote}</Phrases>
          </blockquote>
          <figcaption className="note space-s">
            <Name senior={lead} />
          </figcaption>
        </figure>
        <ul
          className={styles.others}
          data-rail
          data-count={fillPlaceholders(TEXTS.railCount, { count: others.length })}
        >
          {others.map((senior) => (
            <li key={senior.id}>
              <Picture image={senior.pic} sizes="96px" isDecorative />
              <div>
                <p>{senior.quote}</p>
                <p className="note">
                  <Name senior={senior} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Name({ senior: { name, department, share } }: { senior: Senior }) {
  const text = `${name}・${department}`;
  return share ? (
    <PageLink viewTransition to={`/shareCont?id=${share.id}`}>
      {text}
    </PageLink>
  ) : (
    text
  );
}
