import { taipeiDay } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { PageLink, Phrases, Picture, Section } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { inChinese, listHref, readChoice } from '../../lib/list-query.ts';
import { ListPage } from '../../lib/page/list-page.tsx';
import { NextSteps, UNDECIDED, VISIT } from '../../lib/page/next-steps.tsx';
import { loadList, readList } from '../../lib/public-reads.ts';
import { createLoader, getNumberParam, loadPage } from '../../lib/reads.ts';
import { LaterPosts } from './later-posts.tsx';
import { listLaterPosts, THEME_NAMES, toCard, toLead } from './share-data.ts';
import styles from './share-page.module.css';
import { StoryCard } from './story-card.tsx';
import { TEXTS } from './texts.ts';

const PER_PAGE = 9;
const INITIAL_POST_COUNT = 5;

const NEXT = [UNDECIDED, VISIT];

export const loader = createLoader(async ({ api, search }) => {
  const college = readChoice(search, 'college', COLLEGE_SHORT_NAMES) || null;
  const theme = readChoice(search, 'theme', THEME_NAMES) || null;
  const page = getNumberParam(search, 'page') ?? 1;
  const isWhole = !college && !theme && page === 1;
  const [stories, allStories, banners] = await Promise.all([
    loadPage(
      readList(api, 'college/share_list', { params: { college, theme, page, perpage: PER_PAGE } }),
    ),
    isWhole ? loadList(api, 'college/share_list') : null,
    loadPageBanners(api, 'share'),
  ]);
  return {
    stories: {
      ...stories,
      list: stories.list.slice(isWhole ? 1 : 0).map(toCard),
    },
    lead: isWhole && stories.list[0] ? toLead(stories.list[0]) : null,
    posts: listLaterPosts(allStories ?? [], taipeiDay()),
    banners,
    college,
    theme,
    isWhole,
  };
});

export function Component() {
  const { stories, lead, posts, banners, college, theme, isWhole } = useLoaderData<typeof loader>();
  const t = useMessage();
  const hrefWith = (change: Record<string, string | number>) =>
    listHref('/share', { college, theme, ...change });
  return (
    <ListPage
      texts={TEXTS}
      path={hrefWith({ page: stories.page })}
      banners={banners}
      tool={lead && <LeadQuote story={lead} />}
      filters={
        (stories.total > 0 || !isWhole) && (
          <>
            <FilterChips
              label={TEXTS.college}
              all={TEXTS.allColleges}
              names={inChinese(COLLEGE_SHORT_NAMES)}
              chosen={college}
              hrefOf={(key) => hrefWith({ college: key })}
            />
            <FilterChips
              label={TEXTS.theme}
              all={TEXTS.allThemes}
              names={THEME_NAMES}
              chosen={theme}
              hrefOf={(key) => hrefWith({ theme: key })}
            />
          </>
        )
      }
      count={fillPlaceholders(TEXTS.count, { count: stories.total })}
      empty={isWhole ? t('empty.list') : TEXTS.none}
      list={
        stories.total > 0 && (
          <ul className={styles.stories}>
            {stories.list.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </ul>
        )
      }
      pages={{ ...stories, hrefOf: (page) => hrefWith({ page }) }}
      after={
        <>
          {posts.length > 0 && (
            <Section id="later" title={TEXTS.later} band="alt">
              <LaterPosts posts={posts.slice(0, INITIAL_POST_COUNT)} hasAuthors />
              {posts.length > INITIAL_POST_COUNT && (
                <details className={styles.earlier}>
                  <summary>
                    {fillPlaceholders(TEXTS.earlier, { count: posts.length - INITIAL_POST_COUNT })}
                  </summary>
                  <LaterPosts posts={posts.slice(INITIAL_POST_COUNT)} hasAuthors />
                </details>
              )}
            </Section>
          )}
          <NextSteps links={NEXT} />
        </>
      }
    />
  );
}
function LeadQuote({
  story: { id, title, name, department, quote, pic },
}: {
  story: ReturnType<typeof toLead>;
}) {
  return (
    <figure className={styles.quote}>
      <div>
        <blockquote>
          <Phrases>{quote}</Phrases>
        </blockquote>
        <figcaption>
          <PageLink to={`/shareCont?id=${id}`} className="touch">
            {title}
          </PageLink>
          <p>
            {name}・{department}
          </p>
        </figcaption>
      </div>
      <Picture image={pic} sizes="288px" ratio="portrait" isDecorative />
    </figure>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
