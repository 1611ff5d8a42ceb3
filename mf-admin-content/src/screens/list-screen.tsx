import {
  type AnyEntry,
  Button,
  KindList,
  LinkButton,
  ListSearch,
  type LoadedList,
  listDrafts,
  listReviews,
  loadList,
  PageHeader,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import {
  ADMIN_NUMBERS,
  type DraftReview,
  type ListedEntryDraft,
  ROLLOVER_PATHS,
  type Rollover,
} from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { listHelp } from '../lib/kind-help.ts';
import { buildHrefWithList, removeDrawerParams } from '../lib/list-href.ts';
import { type Edited, loadSingletonWithDraft } from '../lib/load-entry.ts';
import { buildRolloverHref, hasYears } from '../lib/rollover-kinds.ts';
import { TEXTS } from '../lib/texts.ts';
import {
  buildFormHref,
  buildPath,
  type ContentScreen,
  type ListEmbedding,
  type Screen,
} from './content-screen.ts';
import { loadEdited } from './edited-entry.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { buildFilters, loadTargets } from './list-filters.ts';
import { useYearColumns } from './year-columns.tsx';

interface Loaded {
  list: LoadedList;
  drafts: ListedEntryDraft[];
  rollovers: Rollover[];
  reviews: DraftReview[];
  targets: Awaited<ReturnType<typeof loadTargets>>;
  edited: Awaited<ReturnType<typeof loadEdited>>;
  head: Edited | null;
}
/** List of a kind; kinds without a form page are edited in a drawer over it. */
export const listScreen = (screen: ContentScreen, surroundings: ListEmbedding = {}): Screen => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const { kind, heading } = screen;
    const api = context.get(apiContext);
    const search = new URL(request.url).searchParams;
    const [list, drafts, reviews, { list: rollovers }, targets, edited, head] = await Promise.all([
      loadList(api, kind, request.url),
      listDrafts(api, kind),
      listReviews(api, kind),
      buildRolloverHref(kind)
        ? api.get<{ list: Rollover[] }>(ROLLOVER_PATHS.list, { params: { kind: kind.id } })
        : { list: [] },
      loadTargets(api, kind),
      loadEdited(api, kind, search),
      heading && search.get('edit') === 'heading' ? loadSingletonWithDraft(api, heading) : null,
    ]);
    return { list, drafts, reviews, rollovers, targets, edited, head };
  },
  element: <ListPage screen={screen} {...surroundings} />,
});

function ListPage({
  screen,
  retainedParamNames: keep = [],
  fixed = [],
  actions,
}: { screen: ContentScreen } & ListEmbedding) {
  const { kind, heading, headingPage, body, titles } = screen;
  const t = useMessage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { list, drafts, reviews, rollovers, targets, edited, head } = useLoaderData<Loaded>();
  const years = useYearColumns(kind, list.page);
  const close = () => void navigate(`?${removeDrawerParams(search)}`);
  const next = edited?.entry
    ? list.page.list[list.page.list.findIndex(({ id }) => id === edited.entry?.id) + 1]
    : undefined;
  const retainedParams = pickParams(search, [...keep, ...fixed]);
  return (
    <>
      <PageHeader
        title={kind.label}
        note={titles && t(titles.note)}
        help={listHelp(kind)}
        actions={
          <>
            {actions}
            {headingPage && (
              <LinkButton to={buildPath(screen, headingPage)}>{t(TEXTS.editHeading)}</LinkButton>
            )}
            {heading && !headingPage && (
              <Button onClick={() => void navigate(`?${withHeading(search)}`)}>
                {t(TEXTS.editHeading)}
              </Button>
            )}
            <RolloverLink kind={kind} />
            <LinkButton to={buildFormHref(screen, search, 'new')} isPrimary shortcut="n">
              {t(titles?.add ?? TEXTS.addKind, { kind: t(kind.entryLabel) })}
            </LinkButton>
          </>
        }
      />
      <ListSearch
        {...{ kind, fixedParams: retainedParams }}
        loaded={list}
        filters={buildFilters(kind, targets, t, fixed)}
      />
      <KindList
        {...{ kind, drafts, reviews, readNote: describeCopies(rollovers, t) }}
        loaded={list}
        fixedParams={retainedParams}
        editHref={({ id }: AnyEntry) => buildFormHref(screen, search, id)}
        isSortable={kind.order[0] === 'sort'}
        extra={years.columns}
        {...(body && {
          more: ({ id }: AnyEntry) => [
            {
              key: 'body',
              label: t(TEXTS.editBody),
              onClick: () => void navigate(bodyHref(screen, body, search, id)),
            },
          ],
        })}
      />
      {years.foot}
      {edited && (
        <EntryDrawer
          key={edited.entry?.id ?? 'new'}
          kind={kind}
          entry={edited.entry}
          draft={edited.draft}
          preset={edited.preset}
          onClose={close}
          onSaved={close}
          onNext={next ? () => void navigate(buildFormHref(screen, search, next.id)) : null}
        />
      )}
      {heading && head && <EntryDrawer kind={heading} {...head} onClose={close} onSaved={close} />}
    </>
  );
}

/** A copy has the title of its source. */
const describeCopies = (rollovers: readonly Rollover[], t: Translate) => (entry: AnyEntry) => {
  const copy = entry.status === 'draft' && rollovers.find(({ made }) => made === entry.id);
  return copy ? t(TEXTS.copyFor, { year: copy.toYear }) : undefined;
};

const bodyHref = (screen: ContentScreen, body: string, search: URLSearchParams, id: number) =>
  buildHrefWithList(buildPath(screen, body), { id: String(id) }, search);

const pickParams = (search: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, search.get(name) ?? ''] as const).filter(([, value]) => value),
  );

function withHeading(search: URLSearchParams): URLSearchParams {
  const query = removeDrawerParams(search);
  query.set('edit', 'heading');
  return query;
}

/** Links from a list to its rollover and to the approval of its years. */
function RolloverLink({ kind }: { kind: AnyKind }) {
  const t = useMessage();
  const href = buildRolloverHref(kind);
  return (
    <>
      {hasYears(kind) && <LinkButton to={ADMIN_NUMBERS.faculty}>{t(TEXTS.numbers)}</LinkButton>}
      {href && <LinkButton to={href}>{t(TEXTS.turnover)}</LinkButton>}
    </>
  );
}
