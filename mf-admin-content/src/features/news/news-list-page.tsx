import type { AnyEntry } from '@admissions/admin-ui';
import { Button, KindList, ListSearch, loadList, PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { news, newsCategory } from '@admissions/contracts/kinds';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { CategoryDrawer } from './category-drawer.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [list, categories] = await Promise.all([loadList(api, news, request.url), loadList(api, newsCategory, `${new URL(request.url).origin}/?perpage=100`)]);
  return { list, categories: categories.page.list };
}

export function Component() {
  const text = useTexts();
  const { list, categories } = useLoaderData<typeof loader>();
  const [isManaging, setManaging] = useState(false);
  const editHref = ({ id }: AnyEntry) => `/admin/news/edit?id=${id}`;
  return (
    <>
      <PageHeader
        title={text('news')}
        note={text('newsNote')}
        actions={
          <>
            <Button onClick={() => setManaging(true)}>{text('categories')}</Button>
            <LinkButton to="/admin/news/add" isPrimary>
              {text('addNews')}
            </LinkButton>
          </>
        }
      />
      <ListSearch
        key={JSON.stringify(list.state)}
        state={list.state}
        filters={[
          {
            name: 'category',
            label: { 'zh-TW': '分類', en: 'Category' },
            options: categories.map(({ id, title }) => ({ value: String(id), label: String(title) })),
          },
        ]}
      />
      <KindList
        kind={news}
        loaded={list}
        editHref={editHref}
        more={({ id, title }) => (
          <LinkButton to={`/admin/news/edit_cont?id=${id}`} size="small" label={`${text('editBody')}：${String(title)}`}>
            {text('editBody')}
          </LinkButton>
        )}
      />
      {isManaging && <CategoryDrawer categories={categories} onClose={() => setManaging(false)} />}
    </>
  );
}
