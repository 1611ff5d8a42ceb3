import { apiContext } from '@admissions/api-client';
import type { EntryOf } from '@admissions/contracts';
import type { filmedStory } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { Container, EmptyState, JsonLd, Pagination, Results, useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { filmData } from '../../lib/article/article-data.ts';
import { OpenedHead } from '../../lib/article/opened-head.tsx';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { readEntry, readList } from '../../lib/public-reads.ts';
import { loadPage, numberIn } from '../../lib/reads.ts';
import { LeadFilm } from './lead-film.tsx';
import { CATEGORIES, TEXTS } from './texts.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-page.module.css';

export type Film = EntryOf<typeof filmedStory>;
const PER_PAGE = 12;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const asked = new URL(request.url).searchParams.get('category');
  const category = Object.keys(CATEGORIES).find((each) => each === asked) ?? null;
  const page = numberIn(request.url, 'page') ?? 1;
  const id = numberIn(request.url, 'id');
  const [films, opened, banners] = await Promise.all([
    loadPage(
      readList(api, 'about/video_list', {
        params: { category, page, perpage: PER_PAGE },
      }),
    ),
    id === null ? null : loadPage(readEntry(api, 'about/video_info', id)),
    pageBanners(api, 'video'),
  ]);
  return { films, opened, banners, category };
}

export function Component() {
  const { films, opened, banners, category } = useLoaderData<typeof loader>();
  const t = useMessage();
  const name = t(TEXTS.title);
  const { origin } = useSite();
  const lead = opened ?? films.list[0] ?? null;
  const hrefWith = (change: { category?: string | null; id?: number; page?: number }) => {
    const { category: wanted, id, page } = { category, ...change };
    const query = new URLSearchParams({
      ...(wanted && { category: wanted }),
      ...(id && { id: String(id) }),
      ...(page && page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `/video?${query}` : '/video';
  };
  return (
    <>
      <OpenedHead
        name={name}
        path="/video"
        texts={TEXTS}
        banners={banners}
        opened={opened}
        image={lead?.pic}
      >
        {lead && <JsonLd data={filmData(lead, origin)} />}
      </OpenedHead>
      <Container>
        <div className={styles.page}>
          {lead && <LeadFilm key={lead.id} film={lead} closeHref={opened && hrefWith({})} />}
          <FilterChips
            label={t(TEXTS.categories)}
            all={t('common.all')}
            names={CATEGORIES}
            chosen={category}
            hrefOf={(key) => hrefWith({ category: key || null })}
          />
          <Results>
            {films.list.length === 0 ? (
              <EmptyState>{t(TEXTS.none)}</EmptyState>
            ) : (
              <ul id="list" className={styles.films}>
                {films.list
                  .filter(({ id }) => id !== lead?.id)
                  .map((film) => (
                    <VideoCard
                      key={film.id}
                      film={film}
                      href={`${hrefWith({ id: film.id })}#player`}
                    />
                  ))}
              </ul>
            )}
          </Results>
          <Pagination
            page={films.page}
            perpage={films.perpage}
            total={films.total}
            hrefOf={(page) => hrefWith({ page })}
            anchor="list"
          />
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
