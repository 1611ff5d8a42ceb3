import { Button, loadList } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { newsCategory } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TEXTS } from '../../lib/texts.ts';
import { listScreen } from '../../screens/list-screen.tsx';
import { NEWS } from '../../screens/screens.ts';
import { CategoryDrawer } from './category-drawer.tsx';

async function loadCategories({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [{ page }, { list }] = await Promise.all([
    loadList(api, newsCategory, `${new URL(request.url).origin}/?perpage=100`),
    api.get<{ list: { id: number; count: number }[] }>('/api/ap/category/getCategoryList'),
  ]);
  return { categories: page.list, counts: new Map(list.map(({ id, count }) => [id, count])) };
}

/** The list of news, with their categories. */
export function newsListScreen() {
  const { element, loader } = listScreen(NEWS, { actions: <Categories /> });
  return {
    element,
    async loader(args: LoaderFunctionArgs) {
      const [news, categories] = await Promise.all([loader(args), loadCategories(args)]);
      return { ...news, ...categories };
    },
  };
}

function Categories() {
  const t = useMessage();
  const { categories, counts } = useLoaderData<typeof loadCategories>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(TEXTS.categories)}</Button>
      {isOpen && <CategoryDrawer {...{ categories, counts }} onClose={() => setOpen(false)} />}
    </>
  );
}
