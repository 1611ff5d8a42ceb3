import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { listHref } from '../../lib/list-address.ts';
import { loadBegun } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';
import { NEWS_FIELDS } from './news-fields.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadBegun(context.get(apiContext), news, request.url);

export function Component() {
  const t = useMessage();
  const [search] = useSearchParams();
  const { draft } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      kind={news}
      entry={null}
      draft={draft}
      fields={NEWS_FIELDS}
      preset={{ date: taipeiDay(new Date()) }}
      title={t(TEXTS.addNews)}
      back={listHref('/admin/news/list', search)}
    />
  );
}
