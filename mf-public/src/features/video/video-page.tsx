import type { EntryOf } from '@admissions/model';
import type { filmedStory } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import {
  dayText,
  PageLink,
  Phrases,
  Picture,
  useIsServed,
  useSite,
  VideoPlayer,
} from '@admissions/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLoaderData } from 'react-router';
import { filmData } from '../../lib/article/article-data.ts';
import { useOpenedEntryFocus } from '../../lib/article/use-opened-entry-focus.ts';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { listHref, readChoice } from '../../lib/list-query.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import { NextSteps, STORIES, VISIT } from '../../lib/page/next-steps.tsx';
import { readEntry, readList } from '../../lib/public-reads.ts';
import { createLoader, getNumberParam, loadPage } from '../../lib/reads.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { CATEGORIES, TEXTS } from './texts.ts';
import styles from './video-page.module.css';

type Film = EntryOf<typeof filmedStory>;
const PER_PAGE = 12;

export const loader = createLoader(async ({ api, search }) => {
  const category = readChoice(search, 'category', CATEGORIES) || null;
  const page = getNumberParam(search, 'page') ?? 1;
  const id = getNumberParam(search, 'id');
  const [films, opened, banners] = await Promise.all([
    loadPage(
      readList(api, 'about/video_list', {
        params: { category, page, perpage: PER_PAGE },
      }),
    ),
    id === null ? null : loadPage(readEntry(api, 'about/video_info', id)),
    loadPageBanners(api, 'video'),
  ]);
  return { films, opened, banners, category };
});

export function Component() {
  const { films, opened, banners, category } = useLoaderData<typeof loader>();
  const t = useMessage();
  const { origin } = useSite();
  const lead = opened ?? films.list[0] ?? null;
  const others = films.list.filter(({ id }) => id !== lead?.id);
  // One or two, so that the list below has no single film in its last row.
  const next = others.length > 2 ? others.slice(0, 2 - (others.length % 2)) : [];
  const hrefWith = (change: Record<string, string | number>) =>
    listHref('/video', { category, ...change });
  return (
    <ListPage
      texts={TEXTS}
      path="/video"
      banners={banners}
      opened={opened}
      image={lead?.pic ?? banners.slides[0]?.pic}
      data={lead && !lead.isSample && filmData(lead, origin)}
      tool={
        lead && (
          <LeadFilm key={lead.id} film={lead} closeHref={opened && hrefWith({})}>
            {next.length > 0 && (
              <ul className={styles.next}>
                {next.map(({ id, title, pic }) => (
                  <li key={id} className={card.card}>
                    <Picture image={pic} sizes="144px" ratio="wide" isDecorative />
                    <CardTitle to={`${hrefWith({ id })}#player`}>{title}</CardTitle>
                  </li>
                ))}
              </ul>
            )}
          </LeadFilm>
        )
      }
      filters={
        (films.total > 0 || category) && (
          <FilterChips
            label={TEXTS.categories}
            all={t('common.all')}
            names={CATEGORIES}
            chosen={category}
            hrefOf={(key) => hrefWith({ category: key })}
          />
        )
      }
      empty={TEXTS.none}
      list={
        films.list.length > 0 && (
          <ul className={styles.films}>
            {others.slice(next.length).map((film) => (
              <VideoCard key={film.id} film={film} href={`${hrefWith({ id: film.id })}#player`} />
            ))}
          </ul>
        )
      }
      pages={{ ...films, hrefOf: (page) => hrefWith({ page }) }}
      after={<NextSteps links={[VISIT, STORIES]} />}
    />
  );
}

function VideoCard({
  film: { title, pic, date, video, category, summary },
  href,
}: {
  film: Film;
  href: string;
}) {
  return (
    <li className={`${card.card} ${styles.film}`}>
      <div className={`${card.picture} ${styles.still}`}>
        <Picture image={pic} sizes="(width < 700px) 144px, 400px" ratio="wide" isDecorative />
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle fill="rgb(6 26 61 / 0.72)" stroke="#fff" strokeWidth="2" cx="32" cy="32" r="31" />
          <path fill="#fff" d="M26 20 46 32 26 44Z" />
        </svg>
        {video.duration && <span className={styles.time}>{timeText(video.duration)}</span>}
      </div>
      <CardTitle to={href}>{title}</CardTitle>
      <p className={card.meta}>
        {CATEGORIES[category]}
        {TEXTS.dot}
        {dayText(date)}
      </p>
      <p className={card.summary}>{summary}</p>
    </li>
  );
}
const timeText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface LeadFilmProps {
  film: Pick<Film, 'id' | 'title' | 'summary' | 'category' | 'date' | 'video' | 'pic' | 'isSample'>;
  /** Null for the default film. */
  closeHref: string | null;
  /** Below its text. */
  children?: ReactNode;
}
export function LeadFilm({ film, closeHref, children }: LeadFilmProps) {
  const { title, summary, category, date, video, pic } = film;
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
          <SampleMark of={film} />
        </p>
        {closeHref === null ? (
          <Title>{title}</Title>
        ) : (
          <ChosenTitle closeHref={closeHref}>{title}</ChosenTitle>
        )}
        {summary && <p className="space-s">{summary}</p>}
        {closeHref !== null && (
          <p className="space-m">
            <PageLink to={closeHref} className="touch inverse" preventScrollReset>
              {t('common.close')}
            </PageLink>
          </p>
        )}
        {children}
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

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
