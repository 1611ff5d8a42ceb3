import { MoreLink, Picture, Section, SectionError, SmartLink } from '@admissions/ui';
import type { College } from '../../lib/queries.ts';
import styles from './college-bento.module.css';

/** The colleges, each in its hue, in one large and several small panels. */
export function CollegeBento({ colleges }: { colleges: readonly College[] | null }) {
  if (colleges?.length === 0) return null;
  return (
    <Section title="七個學院，找到你的主場" more={<MoreLink href="/bachelor">學院導覽</MoreLink>}>
      {colleges === null ? (
        <SectionError />
      ) : (
        <ul className={styles.bento}>
          {colleges.map(({ id, title, titleEn, intro, pic, link, hue }) => (
            <li key={id} data-college={hue} className={styles.panel}>
              <SmartLink href={link.href} newWindow={link.newWindow} className={styles.link}>
                <Picture image={pic} sizes="(width < 700px) 100vw, (width < 1100px) 50vw, 640px" isDecorative />
                <span className={styles.text}>
                  <strong>{title}</strong>
                  <span lang="en">{titleEn}</span>
                  <span className={styles.intro}>{intro}</span>
                </span>
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
