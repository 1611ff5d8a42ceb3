import type { Localised } from '@admissions/contracts';
import { visitorForms } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Icon, Section, SmartLink } from '@admissions/ui';
import { TEXTS } from './texts.ts';
import styles from './visit-band.module.css';

const WORDS = {
  visit: TEXTS.visitText,
  interview: TEXTS.interviewText,
  teaching: TEXTS.teachingText,
} as const satisfies Record<(typeof visitorForms)[number]['key'], Localised>;

/** What visitors can ask for, by form. */
export function VisitBand() {
  const t = useMessage();
  return (
    <Section title={t(TEXTS.come)} lead={t(TEXTS.comeLead)} isLazy>
      <ul className={styles.cards}>
        {visitorForms.map(({ key, label, href }) => (
          <li key={key}>
            <SmartLink href={href} className={styles.card}>
              <strong>{t(label)}</strong>
              <span>{t(WORDS[key])}</span>
              <span className={styles.arrow} aria-hidden="true">
                <Icon name="right" />
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
