import type { BodyItem, LinkValue } from '@admissions/contracts';
import { BodyView, ButtonLink, Container } from '@admissions/ui';
import { Link } from 'react-router';
import styles from './opened-entry.module.css';

/** What a page opens in full. */
export interface Opened {
  title: string;
  summary: string;
  body: readonly BodyItem[];
  link?: LinkValue | null;
}
/** The words of one entry, opened on the page that lists it. */
export function OpenedEntry({ opened, closeHref }: { opened: Opened; closeHref: string }) {
  const { title, summary, body, link } = opened;
  return (
    <article id="opened" className={styles.opened} aria-labelledby="opened-title">
      <Container width="reading">
        <div className={styles.head}>
          <h2 id="opened-title">{title}</h2>
          <Link to={closeHref} className={styles.close} preventScrollReset>
            關閉
          </Link>
        </div>
        <p className={styles.summary}>{summary}</p>
        <BodyView items={body} />
        {link && (
          <p className={styles.link}>
            <ButtonLink href={link.href} newWindow={link.newWindow}>
              {link.label ?? '了解更多'}
            </ButtonLink>
          </p>
        )}
      </Container>
    </article>
  );
}
