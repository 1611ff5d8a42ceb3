import { apiContext } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type { filmedStory } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { useSite } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { filmData } from '../../lib/article/article-data.ts';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { listHref, readChoice } from '../../lib/list-query.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { readEntry, readList } from '../../lib/public-reads.ts';
import { getNumberParam, loadPage } from '../../lib/reads.ts';
import { LeadFilm } from './lead-film.tsx';
import { CATEGORIES, TEXTS } from './texts.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-page.module.css';

export type Film = EntryOf<typeof filmedStory>;
const PER_PAGE = 12;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const category = readChoice(new URL(request.url).searchParams, 'category', CATEGORIES) || null;
  const page = getNumberParam(request.url, 'page') ?? 1;
  const id = getNumberParam(request.url, 'id');
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
}

export function Component() {
  const { films, opened, banners, category } = useLoaderData<typeof loader>();
  const t = useMessage();
  const { origin } = useSite();
  const lead = opened ?? films.list[0] ?? null;
  const hrefWith = (change: Record<string, string | number>) =>
    listHref('/video', { category, ...change });
  return (
    <ListPage
      texts={TEXTS}
      path="/video"
      banners={banners}
      opened={opened}
      image={lead?.pic ?? banners.slides[0]?.pic}
      data={lead && filmData(lead, origin)}
      tool={lead && <LeadFilm key={lead.id} film={lead} closeHref={opened && hrefWith({})} />}
      filters={
        <FilterChips
          label={TEXTS.categories}
          all={t('common.all')}
          names={CATEGORIES}
          chosen={category}
          hrefOf={(key) => hrefWith({ category: key })}
        />
      }
      empty={TEXTS.none}
      list={
        films.list.length > 0 && (
          <ul className={styles.films}>
            {films.list
              .filter(({ id }) => id !== lead?.id)
              .map((film) => (
                <VideoCard key={film.id} film={film} href={`${hrefWith({ id: film.id })}#player`} />
              ))}
          </ul>
        )
      }
      pages={{ ...films, hrefOf: (page) => hrefWith({ page }) }}
    />
  );
}
export const ErrorBoundary = PageError;
