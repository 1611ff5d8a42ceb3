import { useMessage } from '@admissions/store';
import { Container, SmartLink } from '@admissions/ui';
import styles from './quick-bar.module.css';
import { TEXTS } from './texts.ts';

const WAYS = [
  { title: TEXTS.find, text: TEXTS.findText, href: '/bachelor' },
  { title: TEXTS.awards, text: TEXTS.awardsText, href: '/admissions#div1' },
  { title: TEXTS.camps, text: TEXTS.campsText, href: '/camp' },
  { title: TEXTS.tourCampus, text: TEXTS.tourCampusText, href: '/formVisit' },
] as const;

/** The four things that most visitors come for. */
export function QuickBar() {
  const t = useMessage();
  return (
    <div className={styles.bar}>
      <Container>
        <nav aria-label={t(TEXTS.quick)}>
          <ul className={styles.ways}>
            {WAYS.map(({ title, text, href }) => (
              <li key={href}>
                <SmartLink href={href} className={styles.way}>
                  <strong>{t(title)}</strong>
                  <span>{t(text)}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}
