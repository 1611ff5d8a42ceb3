import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, MoreLink, OpeningHours, PageLink, Phrases } from '@admissions/ui';
import { useId } from 'react';
import styles from './event-teaser.module.css';
import { describeNow, formatWhen, STATES } from './occasion-words.ts';
import type { Occasion } from './occasions.ts';
import { findState } from './occasions.ts';
import { usePlaces } from './use-places.ts';

const TEXTS = {
  register: { 'zh-TW': '我要報名', en: 'Sign up' },
  all: { 'zh-TW': '看整個活動日曆', en: 'The whole calendar' },
} satisfies Record<string, Localised | string>;

/** The next things to come to, in a few lines; nothing where there are none. One alone has a button. */
export function EventTeaser({
  title,
  occasions,
  today,
  allHref = '/events',
}: {
  title: string;
  occasions: readonly Occasion[];
  today: string;
  /** Where the calendar shows more of them. */
  allHref?: string;
}) {
  const t = useMessage();
  const id = useId();
  const leftOf = usePlaces(occasions.length > 0);
  const [first, ...others] = occasions;
  if (!first) return null;
  const isOpen = findState(first, { today, left: leftOf(first) }) === 'open';
  return (
    <aside className={styles.teaser} aria-labelledby={id}>
      <h2 id={id}>
        <Phrases>{title}</Phrases>
      </h2>
      <ul className={styles.list}>
        {occasions.map((each) => {
          const left = leftOf(each);
          const { state, room } = describeNow(each, today, left);
          return (
            <li key={each.href}>
              <PageLink to={each.href}>
                <Chinese>{each.title}</Chinese>
              </PageLink>
              <span>
                <OpeningHours>{formatWhen(each, t.locale)}</OpeningHours>
              </span>
              <span>{t(room && left !== undefined ? room.text : STATES[state])}</span>
            </li>
          );
        })}
      </ul>
      <p className="row">
        {others.length === 0 && isOpen && (
          <ButtonLink href={first.href}>{t(TEXTS.register)}</ButtonLink>
        )}
        <MoreLink href={allHref}>{t(TEXTS.all)}</MoreLink>
      </p>
    </aside>
  );
}
