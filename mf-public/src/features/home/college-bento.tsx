import { fillPlaceholders } from '@admissions/model/messages';
import { MoreLink, Phrases, Picture, Section, SectionError, SmartLink } from '@admissions/ui';
import styles from './college-bento.module.css';
import type { CollegePanel } from './home-data.ts';
import { TEXTS } from './texts.ts';

export function CollegeBento({ colleges }: { colleges: readonly CollegePanel[] | null }) {
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

function Panel({ college: { title, titleEn, pic, link, hue, units } }: { college: CollegePanel }) {
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
