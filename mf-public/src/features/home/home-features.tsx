import { fillPlaceholders } from '@admissions/model/messages';
import {
  Fold,
  MoreLink,
  PageLink,
  Phrases,
  Picture,
  Section,
  SectionError,
  SmartLink,
} from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import type { HomeSections, loadColleges } from './home-data.ts';
import styles from './home-features.module.css';
import { TEXTS } from './texts.ts';

/** One row on wide screens. */
const INITIAL_FEATURE_COUNT = 3;

export function HomeFeatures({ highlights }: Pick<HomeSections, 'highlights'>) {
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

function Features({ items }: Pick<NonNullable<HomeSections['highlights']>, 'items'>) {
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

type Colleges = Awaited<ReturnType<typeof loadColleges>>;
export function CollegeBento({ colleges }: { colleges: Colleges }) {
  if (colleges?.length === 0) return null;
  return (
    <Section title={TEXTS.colleges} more={<MoreLink href="/bachelor">{TEXTS.guide}</MoreLink>}>
      {colleges === null ? (
        <SectionError />
      ) : (
        <ul
          className={styles.bento}
          data-rail
          data-count={fillPlaceholders(TEXTS.railCount, { count: colleges.length })}
        >
          {colleges.map((college) => (
            <Panel key={college.id} college={college} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Panel({
  college: { title, titleEn, pic, link, hue, units },
}: {
  college: NonNullable<Colleges>[number];
}) {
  return (
    <li data-college={hue} className={styles.panel}>
      <Picture
        image={pic}
        sizes="(width < 700px) 100vw, (width < 1100px) 50vw, 640px"
        isDecorative
      />
      <div className={styles.text}>
        <h3>
          <SmartLink href={link.href} newWindow={link.newWindow} className="whole-link">
            <Phrases>{title}</Phrases>
          </SmartLink>
        </h3>
        <p lang="en">{titleEn}</p>
        {units.length > 0 && (
          <ul className={styles.units}>
            {units.map((unit) => (
              <li key={unit.id}>
                {unit.link ? (
                  <SmartLink href={unit.link.href} newWindow={unit.link.newWindow}>
                    {unit.title}
                  </SmartLink>
                ) : (
                  unit.title
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** As many as are as high as the first one's picture. */
const SENIOR_COUNT = 4;

export function HomeSeniors({ seniors }: Pick<HomeSections, 'seniors'>) {
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

type Senior = NonNullable<HomeSections['seniors']>['items'][number];
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
