import { visitorForms } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { ButtonLink, Container, Icon, Phrases, SmartLink } from '@admissions/ui';
import { TEXTS } from './texts.ts';
import styles from './visit-band.module.css';

type Key = (typeof visitorForms)[number]['key'];
const DESCRIPTIONS = {
  interview: TEXTS.interviewText,
  teaching: TEXTS.teachingText,
} as const satisfies Partial<Record<Key, string>>;

export function VisitBand() {
  const t = useMessage();
  return (
    <section className={styles.band} aria-labelledby="come">
      <Container>
        <div className={styles.panel}>
          <div>
            <h2 id="come">
              <Phrases>{TEXTS.come}</Phrases>
            </h2>
            <p className={styles.lead}>{TEXTS.comeLead}</p>
            <ButtonLink href="/formVisit?who=student" look="sun">
              {TEXTS.visit}
              <span aria-hidden="true">
                <Icon name="right" />
              </span>
            </ButtonLink>
          </div>
          <ul className={styles.others}>
            {visitorForms.map(
              ({ key, label, href }) =>
                key !== 'visit' && (
                  <li key={key}>
                    <SmartLink href={href} className={styles.other}>
                      <strong>{t(label)}</strong>
                      <span>{DESCRIPTIONS[key]}</span>
                    </SmartLink>
                  </li>
                ),
            )}
          </ul>
        </div>
      </Container>
    </section>
  );
}
