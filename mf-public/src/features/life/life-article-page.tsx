import { apiContext } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { Tag } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { lifeData } from '../../lib/article/article-data.ts';
import { DetailList } from '../../lib/article/detail-list.tsx';
import { useCounted } from '../../lib/article/use-counted.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ArticleLayout } from '../../lib/page/article-layout.tsx';
import { EntryPage } from '../../lib/page/entry-page.tsx';
import { Related } from '../../lib/page/related.tsx';
import { PageError } from '../../lib/page-error.tsx';
import { counterPath, readEntry, readList } from '../../lib/public-reads.ts';
import { loadPage, loadSection, numberIn } from '../../lib/reads.ts';
import { usePublisher } from '../../lib/structured/use-publisher.ts';
import { LifeCard } from './life-card.tsx';
import { LIFE_NAMES, lifeHref } from './life-data.ts';
import { TEXTS } from './texts.ts';

const RELATED = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  if (id === null) throw data(null, { status: 404 });
  const entry = await loadPage(readEntry(api, 'college/life_info', id));
  const near = await loadSection(
    readList(api, 'college/life_list', {
      params: { type: entry.type, perpage: RELATED + 1 },
      silent: true,
    }),
  );
  return { entry, related: near?.list.filter((other) => other.id !== id).slice(0, RELATED) ?? [] };
}

export function Component() {
  const t = useMessage();
  const publisher = usePublisher();
  const { entry, related } = useLoaderData<typeof loader>();
  const { id, type, title, summary, pic, facts, body, clickCount } = entry;
  useCounted(`life-${id}`, counterPath('college/LifeClickCount', id));
  return (
    <EntryPage
      list={{ label: t(TEXTS.title), href: '/life' }}
      within={{ label: t(LIFE_NAMES[type]), href: lifeHref(type) }}
      title={title}
      summary={summary}
      href={`/lifeCont?id=${id}`}
      pic={pic}
      data={lifeData(entry, publisher)}
      related={
        <Related title={t(TEXTS.more, { name: t(LIFE_NAMES[type]) })} layout="cards">
          {related.map((other) => (
            <LifeCard key={other.id} entry={other} />
          ))}
        </Related>
      }
    >
      <ArticleLayout
        title={title}
        summary={summary}
        pic={pic}
        body={body}
        meta={
          <>
            <Tag>{t(LIFE_NAMES[type])}</Tag>
            <span>{t('common.views', { count: formatNumber(clickCount) })}</span>
          </>
        }
        details={
          facts.length > 0 && (
            <div {...t.chinese}>
              <DetailList details={facts.map(({ label, text }) => [label, text] as const)} />
            </div>
          )
        }
      />
    </EntryPage>
  );
}
export const ErrorBoundary = PageError;
