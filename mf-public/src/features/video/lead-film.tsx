import { useMessage } from '@admissions/store';
import { dayText, PageLink, Phrases, useIsServed, VideoPlayer } from '@admissions/ui';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useOpenedEntryFocus } from '../../lib/article/use-opened-entry-focus.ts';
import styles from './lead-film.module.css';
import { CATEGORIES, TEXTS } from './texts.ts';
import type { Film } from './video-page.tsx';

interface LeadFilmProps {
  film: Pick<Film, 'id' | 'title' | 'summary' | 'category' | 'date' | 'video' | 'pic'>;
  /** Null for the default film. */
  closeHref: string | null;
}
export function LeadFilm({
  film: { title, summary, category, date, video, pic },
  closeHref,
}: LeadFilmProps) {
  const t = useMessage();
  // Plays only after a click on this site; opened, reloaded or revisited pages stay silent.
  const isServed = useIsServed();
  const [isStarted] = useState(() => !isServed && closeHref !== null && isJustPressed());
  return (
    <article id="player" className={styles.lead} aria-labelledby="lead-title">
      <div>
        <VideoPlayer video={video} title={title} poster={pic} isStarted={isStarted} />
      </div>
      <div>
        <p className={styles.meta}>
          {CATEGORIES[category]}
          {TEXTS.dot}
          {dayText(date)}
        </p>
        {closeHref === null ? (
          <Title>{title}</Title>
        ) : (
          <ChosenTitle closeHref={closeHref}>{title}</ChosenTitle>
        )}
        {summary && <p className="space-s">{summary}</p>}
        {closeHref !== null && (
          <p className={styles.close}>
            <PageLink to={closeHref} className="touch" preventScrollReset>
              {t('common.close')}
            </PageLink>
          </p>
        )}
      </div>
    </article>
  );
}

// Some browsers report activation from before a page load as recent.
const isJustPressed = () => navigator.userActivation?.isActive === true;

/** Escape closes the film. */
function ChosenTitle({ closeHref, children }: { closeHref: string; children: string }) {
  const heading = useOpenedEntryFocus(closeHref, children);
  return <Title heading={heading}>{children}</Title>;
}
function Title({
  heading,
  children,
}: {
  heading?: RefObject<HTMLHeadingElement | null>;
  children: string;
}) {
  return (
    <h2 id="lead-title" ref={heading} tabIndex={heading && -1}>
      <Phrases>{children}</Phrases>
    </h2>
  );
}
