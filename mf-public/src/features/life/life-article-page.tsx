import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { Tag } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { lifeData } from '../../lib/article/article-data.ts';
import { DetailList } from '../../lib/article/detail-list.tsx';
import { useViewCount } from '../../lib/article/use-view-count.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { NextSteps, STORIES, VISIT } from '../../lib/page/next-steps.tsx';
import { Related } from '../../lib/page/related.tsx';
import { buildCounterPath, loadRelated, readEntry } from '../../lib/public-reads.ts';
import { createLoader, getIdParam, loadPage } from '../../lib/reads.ts';
import { usePublisher } from '../../lib/structured/university.ts';
import { LifeCard } from './life-card.tsx';
import { LIFE_NAMES, lifeHref } from './life-data.ts';
import { TEXTS } from './texts.ts';

const RELATED_COUNT = 3;
const NEXT = [['/admissions#fees', TEXTS.nextFees, TEXTS.nextFeesMore], VISIT, STORIES] as const;

export const loader = createLoader(async ({ api, search }) => {
  const id = getIdParam(search);
  const entry = await loadPage(readEntry(api, 'college/life_info', id));
  const related = await loadRelated(api, 'college/life_list', id, {
    type: entry.type,
    limit: RELATED_COUNT,
  });
  return { entry, related };
});

export function Component() {
  const t = useMessage();
  const publisher = usePublisher();
  const { entry, related } = useLoaderData<typeof loader>();
  const { id, type, facts, clickCount } = entry;
  useViewCount(`life-${id}`, buildCounterPath('college/LifeClickCount', id));
  return (
    <EntryPage
      list={{ label: TEXTS.title, href: '/life' }}
      within={{ label: LIFE_NAMES[type], href: lifeHref(type) }}
      entry={entry}
      href={`/lifeCont?id=${id}`}
      data={lifeData(entry, publisher)}
      related={
        <>
          <Related title={fillPlaceholders(TEXTS.more, { name: LIFE_NAMES[type] })} layout="cards">
            {related.map((other) => (
              <LifeCard key={other.id} entry={other} />
            ))}
          </Related>
          <NextSteps links={NEXT} />
        </>
      }
    >
      <ArticleLayout
        entry={entry}
        meta={
          <>
            <Tag>{LIFE_NAMES[type]}</Tag>
            <span>{t('common.views', { count: formatNumber(clickCount) })}</span>
          </>
        }
        details={
          facts.length > 0 && (
            <div>
              <DetailList details={facts.map(({ label, text }) => [label, text] as const)} />
            </div>
          )
        }
      />
    </EntryPage>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
