import type { BodyItem, LinkValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, Container, PageLink, Phrases } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { SampleMark } from '../sample-mark.tsx';
import { TEXTS } from '../texts.ts';
import styles from './opened-entry.module.css';
import { useOpenedEntryFocus } from './use-opened-entry-focus.ts';

export interface Opened {
  title: string;
  summary: string;
  body: readonly BodyItem[];
  link?: LinkValue | null;
  isSample?: true | undefined;
}
/** An entry opened on the page of its list. */
export function OpenedEntry({ opened, closeHref }: { opened: Opened; closeHref: string }) {
  const t = useMessage();
  const { title, summary, body, link } = opened;
  const heading = useOpenedEntryFocus(closeHref, title);
  return (
    <article id="opened" className={styles.opened} aria-labelledby="opened-title">
      <Container width="reading">
        <div className={styles.head}>
          <h2 id="opened-title" ref={heading} tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h2>
          <PageLink to={closeHref} className={styles.close} preventScrollReset>
            {t('common.close')}
          </PageLink>
        </div>
        <p className={styles.summary}>
          {summary}
          <SampleMark of={opened} />
        </p>
        <BodyView items={body} />
        {link && (
          <p className="space-xl">
            <ButtonLink href={link.href} newWindow={link.newWindow}>
              {link.label ?? TEXTS.learnMore}
            </ButtonLink>
          </p>
        )}
      </Container>
    </article>
  );
}
