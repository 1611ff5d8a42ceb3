import { LIFE_TYPES } from '@admissions/model/kinds';
import { Breadcrumbs, EmptyState, PageHero, PageMeta, Section } from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { LifeCard } from '../features/life/life-card.tsx';
import { LIFE_LEADS, LIFE_NAMES } from '../features/life/life-data.ts';
import { readList } from '../lib/public-reads.ts';
import { createLoader, loadPage } from '../lib/reads.ts';

export const loader = createLoader(({ api }) =>
  Promise.all(
    LIFE_TYPES.map(async (type) => ({
      type,
      entries: (
        await loadPage(
          readList(api, 'college/life_list', {
            params: { type },
          }),
        )
      ).list,
    })),
  ),
);

export function Component() {
  const parts = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title="大學生活（舊版）"
        description="元智大學的住宿與休閒、輔導與學習、城市生活。"
        canonical="/life"
      />
      <PageHero title="大學生活" lead="住宿與休閒、輔導與學習、城市生活" />
      <Breadcrumbs trail={[{ label: '大學生活' }]} />
      {parts.map(({ type, entries }) => (
        <Section key={type} id={`type${type}`} title={LIFE_NAMES[type]} lead={LIFE_LEADS[type]}>
          {entries.length === 0 ? (
            <EmptyState>內容整理中。</EmptyState>
          ) : (
            <ul className="tiles">
              {entries.map((entry) => (
                <LifeCard key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </Section>
      ))}
    </>
  );
}

export { PageError as ErrorBoundary } from '../lib/page-error.tsx';
