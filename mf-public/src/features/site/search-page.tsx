import { AREAS } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { isFeared, understand } from '@admissions/model/terms';
import { SEARCH_MAX, type SearchData, SITE_READ_PATHS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import {
  Breadcrumbs,
  Button,
  ChipLinks,
  Container,
  EmptyState,
  LanguageInput,
  PageMeta,
  Pagination,
  Phrases,
} from '@admissions/ui';
import { Form, useLoaderData } from 'react-router';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { FinderNotes } from '../../lib/departments/finder-notes.tsx';
import { findNotes, isAnswer, withoutRefused } from '../../lib/finder/find-notes.ts';
import { listHref } from '../../lib/list-query.ts';
import { Marked } from '../../lib/marked.tsx';
import page from '../../lib/page/page.module.css';
import { loadSingle, readFields } from '../../lib/public-reads.ts';
import { createLoader, getNumberParam, loadPage } from '../../lib/reads.ts';
import { CompareLink } from '../../lib/shortlist/shortlist-button.tsx';
import { getHitType } from './hit-types.ts';
import { SearchBox } from './search-box.tsx';
import { SEARCH_AREAS, SUGGESTED, TEXTS } from './texts.ts';

const PER_PAGE = 10;

export const loader = createLoader(async ({ api, search }) => {
  const q = (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, SEARCH_MAX);
  const area = AREAS.find((each) => each === search.get('area')) ?? null;
  const page = getNumberParam(search, 'page') ?? 1;
  if (q === '') return { q, area, found: null, notes: [] };
  const { wish, fears, topics, isAboutStudy } = understand(q);
  const isWish = fears.length > 0 || isAboutStudy;
  const isFirst = page === 1 && area === null;
  const [found, finder, departments] = await Promise.all([
    loadPage(
      api.get<SearchData>(SITE_READ_PATHS.search, {
        params: { q, area, page, perpage: PER_PAGE },
      }),
    ),
    isFirst ? loadSingle(api, 'setting/finder_info') : null,
    isFirst && fears.length > 0
      ? readFields(api, 'faculty/bachelor_department_list', ['title', 'keywords'])
      : null,
  ]);
  const given = finder?.notes ?? [];
  // About life and money only answers: “餐廳” is not always a subject.
  const notes = findNotes(
    q,
    isWish || topics.length === 0 ? given : given.filter(isAnswer),
    !isWish,
  );
  return {
    q,
    area,
    found,
    notes: withoutRefused(notes, ({ department: near }) => {
      const { title, keywords = [title] } = departments?.list.find(({ id }) => id === near?.id) ?? {
        title: near?.title ?? '',
      };
      return isFeared([title, ...keywords], fears, wish);
    }),
  };
});

export function Component() {
  const t = useMessage();
  const { q, area, found, notes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={q ? fillPlaceholders(TEXTS.searchFor, { keyword: q }) : TEXTS.search}
        description={TEXTS.searchDescription}
        canonical="/search"
        isIndexed={false}
      />
      <Breadcrumbs trail={[{ label: TEXTS.search }]} />
      <Container width="reading">
        <div className={page.page}>
          <h1>
            <Phrases>{TEXTS.search}</Phrases>
          </h1>
          <Form method="get" action="/search" role="search" className="flex gap-m" key={q}>
            <SearchBox id="site-search" typed={q} />
            <LanguageInput />
            <Button type="submit">{t('common.search')}</Button>
          </Form>
          {!found?.list.length && (
            <div className="space-l">
              <p className="below-xs faint">{TEXTS.suggested}</p>
              <ChipLinks
                label={TEXTS.suggested}
                links={SUGGESTED.map(({ label, href }) => ({
                  label,
                  href,
                  isCurrent: false,
                }))}
              />
            </div>
          )}
          <FinderNotes notes={notes} />
          {found && <Results q={q} area={area} found={found} />}
          <p>
            <CompareLink />
          </p>
        </div>
      </Container>
    </>
  );
}
type Loaded = Awaited<ReturnType<typeof loader>>;

interface ResultsProps extends Omit<Loaded, 'found' | 'notes'> {
  found: NonNullable<Loaded['found']>;
}
function Results({ q, area, found }: ResultsProps) {
  const t = useMessage();
  const hrefWith = (change: { area?: string | null; page?: number }) =>
    listHref('/search', { q, area, ...change });
  const whole = found.areas.reduce((sum, each) => sum + each.total, 0);
  return (
    <>
      <p role="status" className="note">
        {found.hasMore
          ? fillPlaceholders(TEXTS.foundMore, { keyword: q, count: found.total })
          : t('search.results', { keyword: q, count: whole })}
      </p>
      {found.areas.length > 1 && !found.hasMore && (
        <ChipLinks
          label={TEXTS.scope}
          links={[
            {
              label: fillPlaceholders(TEXTS.counted, { name: t('common.all'), count: whole }),
              href: hrefWith({ area: null }),
              isCurrent: !area,
            },
            ...found.areas.map((each) => ({
              label: fillPlaceholders(TEXTS.counted, {
                name: SEARCH_AREAS[each.area],
                count: each.total,
              }),
              href: hrefWith({ area: each.area }),
              isCurrent: area === each.area,
            })),
          ]}
        />
      )}
      {found.list.length === 0 && <EmptyState>{t('empty.search', { keyword: q })}</EmptyState>}
      <Hits hits={found.list} />
      <Pagination {...found} hrefOf={(page) => hrefWith({ page })} anchor="list" />
    </>
  );
}

function Hits({ hits }: { hits: ResultsProps['found']['list'] }) {
  return (
    <ol id="list" className="lines">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.id}`} className={card.card}>
          <CardTitle as="h2" to={hit.url}>
            {hit.marks.title.length > 0 ? (
              <Marked text={hit.title} marks={hit.marks.title} />
            ) : (
              hit.title
            )}
          </CardTitle>
          <span className="note">{getHitType(hit)}</span>
          <p className={card.summary}>
            <Marked text={hit.excerpt} marks={hit.marks.excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
