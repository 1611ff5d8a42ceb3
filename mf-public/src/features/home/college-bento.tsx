import { useMessage } from '@admissions/store';
import { MoreLink, Picture, Section, SectionError, SmartLink } from '@admissions/ui';
import type { College } from '../../lib/queries.ts';
import styles from './college-bento.module.css';
import { TEXTS } from './texts.ts';

/** The colleges, each in its hue, in one large and several small panels. */
export function CollegeBento({ colleges }: { colleges: readonly College[] | null }) {
  const t = useMessage();
  const isEnglish = t.locale === 'en';
  if (colleges?.length === 0) return null;
  return (
    <Section title={t.of(TEXTS.colleges)} more={<MoreLink href="/bachelor">{t.of(TEXTS.guide)}</MoreLink>}>
      {colleges === null ? (
        <SectionError />
      ) : (
        <ul className={styles.bento}>
          {colleges.map(({ id, title, titleEn, intro, pic, link, hue }) => (
            <li key={id} data-college={hue} className={styles.panel}>
              <SmartLink href={link.href} newWindow={link.newWindow} className={styles.link}>
                <Picture image={pic} sizes="(width < 700px) 100vw, (width < 1100px) 50vw, 640px" isDecorative />
                <span className={styles.text}>
                  <strong>{isEnglish ? titleEn : title}</strong>
                  <span {...(isEnglish ? t.chinese : t.english)}>{isEnglish ? title : titleEn}</span>
                  <span className={styles.intro} {...t.chinese}>
                    {intro}
                  </span>
                </span>
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
