import { KindList, LinkButton, listDrafts, listReviews, PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { adminPathsOf, type StaffListedOf } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { buildHrefWithList } from '../../lib/list-href.ts';
import { TEXTS } from '../../lib/texts.ts';
import { ALL_POSITIONS, BlockSearch, formatBlockQuery, parseBlockQuery } from './block-search.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = parseBlockQuery(request.url);
  const search = new URL(request.url).searchParams;
  const status = search.get('status') ?? '';
  const sort = search.get('sort') ?? '';
  const mine = search.get('mine') ?? '';
  const params = {
    ...query,
    title: query.title || null,
    status: status || null,
    sort: sort || null,
    mine: mine || null,
  };
  const api = context.get(apiContext);
  const [page, drafts, reviews] = await Promise.all([
    api.get<Page<StaffListedOf<typeof block>>>(adminPathsOf(block).list, { params }),
    listDrafts(api, block),
    listReviews(api, block),
  ]);
  return { query, status, sort, mine, params, page, drafts, reviews };
}

export function Component() {
  const t = useMessage();
  const { query, status, sort, mine, params, page, drafts, reviews } =
    useLoaderData<typeof loader>();
  const { title, type } = query;
  const [search] = useSearchParams();
  const buildHref = (preset: Record<string, string>) =>
    buildHrefWithList('/admin/setting/add_block', preset, search);
  const addHref = buildHref(type === ALL_POSITIONS ? {} : { type });
  return (
    <>
      <PageHeader
        title={t(TEXTS.blocks)}
        note={t(TEXTS.blocksNote)}
        help={listHelp(block, t)}
        actions={
          <LinkButton to={addHref} isPrimary shortcut="n">
            {t(TEXTS.addBlock)}
          </LinkButton>
        }
      />
      <BlockSearch
        key={formatBlockQuery(query).toString() + status}
        query={query}
        status={status}
      />
      <KindList
        kind={block}
        drafts={drafts}
        reviews={reviews}
        editHref={({ id }) => buildHref({ id: String(id) })}
        hasPageSizes={false}
        isSortable={type !== ALL_POSITIONS && title === ''}
        loaded={{
          page,
          query: params,
          state: {
            page: query.page,
            perpage: query.perpage,
            text: '',
            status,
            sort,
            filters: {
              ...(title && { title }),
              ...(type !== ALL_POSITIONS && { type }),
              ...(mine && { mine }),
            },
          },
        }}
      />
    </>
  );
}
