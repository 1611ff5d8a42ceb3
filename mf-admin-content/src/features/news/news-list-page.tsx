import {
  Button,
  KindList,
  LinkButton,
  ListSearch,
  listDrafts,
  listReviews,
  loadList,
  PageHeader,
  readFieldLabel,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { pair } from '@admissions/model';
import { news, newsCategory } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { buildHrefWithList } from '../../lib/list-href.ts';
import { RolloverLink } from '../../lib/rollover-link.tsx';
import { TEXTS } from '../../lib/texts.ts';
import { CategoryDrawer } from './category-drawer.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [list, drafts, reviews, categories, counted] = await Promise.all([
    loadList(api, news, request.url),
    listDrafts(api, news),
    listReviews(api, news),
    loadList(api, newsCategory, `${new URL(request.url).origin}/?perpage=100`),
    api.get<{ list: { id: number; count: number }[] }>('/api/ap/category/getCategoryList'),
  ]);
  const counts = new Map(counted.list.map(({ id, count }) => [id, count]));
  return { list, drafts, reviews, categories: categories.page.list, counts };
}

export function Component() {
  const t = useMessage();
  const { list, drafts, reviews, categories, counts } = useLoaderData<typeof loader>();
  const [isManaging, setManaging] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const buildHref = (page: string, id: number) =>
    buildHrefWithList(`/admin/news/${page}`, { id: String(id) }, search);
  const addHref = buildHrefWithList('/admin/news/add', {}, search);
  return (
    <>
      <PageHeader
        title={t(TEXTS.news)}
        note={t(TEXTS.newsNote)}
        help={listHelp(news, t)}
        actions={
          <>
            <Button onClick={() => setManaging(true)}>{t(TEXTS.categories)}</Button>
            <RolloverLink kind={news} />
            <LinkButton to={addHref} isPrimary shortcut="n">
              {t(TEXTS.addNews)}
            </LinkButton>
          </>
        }
      />
      <ListSearch
        state={list.state}
        filters={[
          {
            name: 'category',
            label: pair('分類', 'Category'),
            options: categories.map(({ id, title }) => ({
              value: String(id),
              label: title,
            })),
          },
          {
            name: 'pinned',
            label: readFieldLabel(news, 'pinned'),
            options: [
              { value: '1', label: t('common.yes') },
              { value: '0', label: t('common.no') },
            ],
          },
        ]}
      />
      <KindList
        kind={news}
        drafts={drafts}
        reviews={reviews}
        loaded={list}
        editHref={({ id }) => buildHref('edit', id)}
        more={({ id }) => [
          {
            key: 'body',
            label: t(TEXTS.editBody),
            onClick: () => void navigate(buildHref('edit_cont', id)),
          },
        ]}
      />
      {isManaging && (
        <CategoryDrawer
          categories={categories}
          counts={counts}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  );
}
