import type { AnyEntry } from '@admissions/admin-ui';
import { KindList, PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { Page } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { block } from '@admissions/contracts/kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { blockQueryOf, blockSearchOf } from './block-query.ts';
import { BlockSearch } from './block-search.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = blockQueryOf(request.url);
  const search = new URL(request.url).searchParams;
  const [status, sort] = [search.get('status') ?? '', search.get('sort') ?? ''];
  const page = await context.get(apiContext).get<Page<AnyEntry>>(adminPathsOf(block).list, {
    params: { ...query, title: query.title || null, type: query.type || null, status: status || null, sort: sort || null },
  });
  return { query, status, sort, page };
}

export function Component() {
  const text = useTexts();
  const { query, status, sort, page } = useLoaderData<typeof loader>();
  const { title, type } = query;
  return (
    <>
      <PageHeader
        title={text('blocks')}
        note={text('blocksNote')}
        actions={
          <LinkButton to={`/admin/setting/add_block?type=${type || '0'}`} isPrimary>
            {text('addBlock')}
          </LinkButton>
        }
      />
      <BlockSearch key={blockSearchOf(query).toString() + status} query={query} status={status} />
      <KindList
        kind={block}
        editHref={({ id }) => `/admin/setting/add_block?id=${id}`}
        keep={{ title, type }}
        isSortable={type !== '' && title === ''}
        loaded={{ page, state: { page: query.page, perpage: query.perpage, text: '', status, sort, filters: {} } }}
      />
    </>
  );
}
