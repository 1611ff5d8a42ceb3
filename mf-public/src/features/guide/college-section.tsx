import type { FacultyLevel } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { Container, Fold, MoreLink, Phrases, Picture } from '@admissions/ui';
import { DepartmentRow } from '../../lib/departments/department-row.tsx';
import type { College, DepartmentCard, VoiceLine } from '../../lib/departments/guide-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { VoiceLink } from '../../lib/departments/voice-card.tsx';
import styles from './college-section.module.css';

interface CollegeSectionProps {
  level: FacultyLevel;
  college: College;
  departments: readonly DepartmentCard[];
  voices: readonly VoiceLine[];
}
export function CollegeSection({ level, college, departments, voices }: CollegeSectionProps) {
  const { anchor, hue, title, titleEn, tagline, intro, pic, highlights, link } = college;
  const heading = `college-${anchor}`;
  return (
    <section
      id={`div${anchor}`}
      data-college={hue}
      className={styles.college}
      aria-labelledby={heading}
    >
      <Container>
        <div className={styles.grid}>
          <div className={styles.panel}>
            <Picture image={pic} sizes="(width < 1100px) 100vw, 40vw" isDecorative />
            <div className={styles.name}>
              <p lang="en">{titleEn}</p>
              <h2 id={heading}>
                <Phrases>{title}</Phrases>
              </h2>
            </div>
          </div>
          <div className={styles.text}>
            <p className={styles.tagline}>
              <Phrases>{tagline}</Phrases>
            </p>
            <Fold isAlways summary={fillPlaceholders(TEXTS.knowCollege, { title })}>
              <p className={styles.intro}>{intro}</p>
              <dl className={styles.figures}>
                {highlights.map(({ figure, note }) => (
                  <div key={note}>
                    <dt>
                      <Phrases>{note}</Phrases>
                    </dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
              {link && (
                <MoreLink href={link.href}>
                  {link.label ?? fillPlaceholders(TEXTS.aboutCollege, { title })}
                </MoreLink>
              )}
              {voices.length > 0 && (
                <div className={styles.voices}>
                  <h3>
                    <Phrases>{fillPlaceholders(TEXTS.voicesIn, { title })}</Phrases>
                  </h3>
                  <ul className="grid">
                    {voices.map((voice) => (
                      <VoiceLink key={voice.id} voice={voice} level={level} />
                    ))}
                  </ul>
                </div>
              )}
            </Fold>
          </div>
        </div>
        {departments.length > 0 && (
          <ul className={styles.departments}>
            {departments.map((department) => (
              <DepartmentRow key={department.id} level={level} department={department} />
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}
