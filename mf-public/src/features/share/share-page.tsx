import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { HUES } from '@admissions/contracts';
import { Breadcrumbs, ChipLinks, Container, EmptyState, PageHero, PageMeta, Pagination } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { COLLEGE_NAMES } from '../../lib/college-names.ts';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, numberIn, sectionRead } from '../../lib/reads.ts';
import type { StoryCard as Story } from './share-data.ts';
import { PATHS, THEME_NAMES } from './share-data.ts';
import styles from './share-page.module.css';
import { StoryCard } from './story-card.tsx';

const PER_PAGE = 13;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const college = HUES.find((hue) => hue === search.get('college')) ?? null;
  const theme = Object.keys(THEME_NAMES).find((each) => each === search.get('theme')) ?? null;
  const page = numberIn(request.url, 'page') ?? 1;
  const [stories, banner] = await Promise.all([
    mainRead(api.get<Page<Story>>(PATHS.list, { params: { college, theme, page, perpage: PER_PAGE } })),
    sectionRead(pageBanner(api, 'share')),
  ]);
  return { stories, banner, college, theme };
}

export function Component() {
  const { stories, banner, college, theme } = useLoaderData<typeof loader>();
  const hrefWith = (change: { college?: string | null; theme?: string | null; page?: number }) => {
    const { page, ...rest } = { college, theme, ...change };
    const query = new URLSearchParams(Object.entries(rest).filter((each): each is [string, string] => Boolean(each[1])));
    if (page && page > 1) query.set('page', String(page));
    return query.size > 0 ? `/share?${query}` : '/share';
  };
  const isWhole = !college && !theme && stories.page === 1;
  return (
    <>
      <PageMeta
        title="學長姐分享"
        description="元智大學學長姐的真實故事：怎麼選系、怎麼撐過、去了哪裡，依學院與主題閱讀。"
        canonical={hrefWith({ page: stories.page })}
        image={banner?.pic}
      />
      <PageHero
        title="學長姐分享"
        eyebrow="大學生活"
        lead={banner?.text ?? '路不是查出來的，是有人走過告訴你的。'}
        pic={banner?.pic}
        picMobile={banner?.picMobile}
      />
      <Breadcrumbs trail={[{ label: '學長姐分享' }]} />
      <Container>
        <div className={styles.page}>
          <ChipLinks
            label="學院"
            links={[
              { label: '全部學院', href: hrefWith({ college: null }), isCurrent: !college },
              ...HUES.map((hue) => ({ label: COLLEGE_NAMES[hue], href: hrefWith({ college: hue }), isCurrent: college === hue })),
            ]}
          />
          <ChipLinks
            label="主題"
            links={[
              { label: '全部主題', href: hrefWith({ theme: null }), isCurrent: !theme },
              ...Object.entries(THEME_NAMES).map(([value, label]) => ({ label, href: hrefWith({ theme: value }), isCurrent: theme === value })),
            ]}
          />
          <p role="status" className={styles.count}>
            共{stories.total}篇
          </p>
          {stories.list.length === 0 ? (
            <EmptyState>這個條件下還沒有故事，換一個學院或主題看看。</EmptyState>
          ) : (
            <ul className={styles.stories}>
              {stories.list.map((story, index) => (
                <StoryCard key={story.id} story={story} isLead={isWhole && index === 0} />
              ))}
            </ul>
          )}
          <Pagination page={stories.page} perpage={stories.perpage} total={stories.total} hrefOf={(page) => hrefWith({ page })} />
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
