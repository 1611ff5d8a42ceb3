import { Container, SmartLink } from '@admissions/ui';
import styles from './quick-bar.module.css';
import { TEXTS } from './texts.ts';

/** Each with its icon: lens, coin, tent, map pin. */
const WAYS = [
  {
    title: TEXTS.find,
    text: TEXTS.findText,
    href: '/bachelor',
    sign: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21',
  },
  {
    title: TEXTS.awards,
    text: TEXTS.awardsText,
    href: '/admissions#div1',
    sign: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3 6c-.6-1.2-1.7-1.7-3-1.7-1.7 0-3 .9-3 2.3 0 3.2 6 1.6 6 4.8 0 1.4-1.3 2.3-3 2.3-1.3 0-2.4-.5-3-1.7m3-9.5v13',
  },
  {
    title: TEXTS.camps,
    text: TEXTS.campsText,
    href: '/camp',
    sign: 'M10.5 4 12 6.5 13.5 4M12 6.5 3 20h18L12 6.5Zm0 6L8.5 20h7L12 12.5Z',
  },
  {
    title: TEXTS.tourCampus,
    text: TEXTS.tourCampusText,
    href: '/formVisit?who=student',
    sign: 'M12 21s7-6.3 7-11.3a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-14a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 12 7Z',
  },
] as const;

/** The four most frequent visits. */
export function QuickBar() {
  return (
    <div className={styles.bar}>
      <Container>
        <nav aria-label={TEXTS.quick}>
          <ul className={styles.ways}>
            {WAYS.map(({ title, text, href, sign }) => (
              <li key={href}>
                <SmartLink href={href} className={styles.way}>
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d={sign} />
                  </svg>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}
