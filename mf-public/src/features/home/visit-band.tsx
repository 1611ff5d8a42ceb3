import { visitorForms } from '@admissions/contracts/site';
import { Section, SmartLink } from '@admissions/ui';
import styles from './visit-band.module.css';

const TEXTS = {
  visit: '選好日期與人數，由在學學長姐帶路認識校園與學系。',
  interview: '教授到校或線上，帶同學練習一次真正的面試。',
  teaching: '邀請教授到課堂，講一節和學系有關的課。',
} as const satisfies Record<(typeof visitorForms)[number]['key'], string>;

/** What visitors can ask for, by form. */
export const VisitBand = () => (
  <Section title="來元智走一趟" lead="高中師生都能線上申請，兩個工作天內回覆。" isLazy>
    <ul className={styles.cards}>
      {visitorForms.map(({ key, label, href }) => (
        <li key={key}>
          <SmartLink href={href} className={styles.card}>
            <strong>{label['zh-TW']}</strong>
            <span>{TEXTS[key]}</span>
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  </Section>
);
