import { apiContext } from '@admissions/api-client';
import type { EntryOf, Page } from '@admissions/contracts';
import type { filmedStory } from '@admissions/contracts/kinds';
import { Breadcrumbs, ChipLinks, Container, dayText, EmptyState, JsonLd, PageHero, PageMeta, Pagination, useSite, VideoPlayer } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, numberIn, sectionRead } from '../../lib/reads.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-page.module.css';

export type Film = EntryOf<typeof filmedStory>;
const CATEGORIES = { campus: '校園', college: '學院', student: '學生', lecture: '公開課' } as const;
const PER_PAGE = 12;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const asked = new URL(request.url).searchParams.get('category');
  const category = Object.keys(CATEGORIES).find((each) => each === asked) ?? null;
  const page = numberIn(request.url, 'page') ?? 1;
  const id = numberIn(request.url, 'id');
  const [films, opened, banner] = await Promise.all([
    mainRead(api.get<Page<Film>>('/api/ap/about/video_list', { params: { category, page, perpage: PER_PAGE } })),
    id === null ? null : mainRead(api.get<Film>(`/api/ap/about/video_info/${id}`)),
    sectionRead(pageBanner(api, 'video')),
  ]);
  return { films, opened, banner, category };
}

export function Component() {
  const { films, opened, banner, category } = useLoaderData<typeof loader>();
  const { origin } = useSite();
  const lead = opened ?? films.list[0] ?? null;
  const hrefWith = (change: { category?: string | null; id?: number; page?: number }) => {
    const { category: wanted, id, page } = { category, ...change };
    const query = new URLSearchParams({ ...(wanted && { category: wanted }), ...(id && { id: String(id) }), ...(page && page > 1 && { page: String(page) }) });
    return query.size > 0 ? `/video?${query}` : '/video';
  };
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜影音專區` : '影音專區'}
        description={opened?.summary ?? '元智大學的校園、學院、學生與公開課影片。'}
        canonical={opened ? `/video?id=${opened.id}` : '/video'}
        image={lead?.pic ?? banner?.pic}
      />
      {lead && (
        <JsonLd
          data={{
            '@type': 'VideoObject',
            name: lead.title,
            description: lead.summary ?? lead.title,
            uploadDate: lead.date,
            thumbnailUrl: [origin + lead.pic.url],
            ...(lead.video.provider === 'youtube'
              ? { embedUrl: `https://www.youtube-nocookie.com/embed/${lead.video.id}` }
              : { contentUrl: addressOf(lead.video.url ?? '', origin) }),
          }}
        />
      )}
      <PageHero title="影音專區" eyebrow="認識元智" lead={banner?.text ?? '按下播放，先認識這裡的人。'} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={opened ? [{ label: '影音專區', href: '/video' }, { label: opened.title }] : [{ label: '影音專區' }]} />
      <Container>
        <div className={styles.page}>
          {lead && (
            <article id="player" className={styles.lead} aria-labelledby="lead-title">
              <div className={styles.player}>
                <VideoPlayer key={lead.id} video={lead.video} title={lead.title} poster={lead.pic} />
              </div>
              <div>
                <p className={styles.meta}>
                  {CATEGORIES[lead.category]}・{dayText(lead.date)}
                </p>
                <h2 id="lead-title">{lead.title}</h2>
                {lead.summary && <p className={styles.summary}>{lead.summary}</p>}
              </div>
            </article>
          )}
          <ChipLinks
            label="影片分類"
            links={[
              { label: '全部', href: hrefWith({ category: null }), isCurrent: category === null },
              ...Object.entries(CATEGORIES).map(([value, label]) => ({ label, href: hrefWith({ category: value }), isCurrent: category === value })),
            ]}
          />
          {films.list.length === 0 ? (
            <EmptyState>這個分類還沒有影片。</EmptyState>
          ) : (
            <ul className={styles.films}>
              {films.list
                .filter(({ id }) => id !== lead?.id)
                .map((film) => (
                  <VideoCard key={film.id} film={film} href={`${hrefWith({ id: film.id })}#player`} category={CATEGORIES[film.category]} />
                ))}
            </ul>
          )}
          <Pagination page={films.page} perpage={films.perpage} total={films.total} hrefOf={(page) => hrefWith({ page })} />
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;

const addressOf = (url: string, origin: string) => (/^https:/.test(url) ? url : `${origin}/${url.replace(/^\//, '')}`);
