import { apiContext } from '@admissions/api-client';
import { BLOCK_TYPES, block, FOOTER_BLOCK_TYPE } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { leftList, listHref } from '../../lib/list-address.ts';
import { idIn, loadBegun, loadWithDraft } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const type = search.get('type') ?? '';
  const api = context.get(apiContext);
  const edited = search.has('id')
    ? await loadWithDraft(api, block, idIn(request.url))
    : await loadBegun(api, block, request.url);
  return {
    ...edited,
    type: (BLOCK_TYPES as readonly string[]).includes(type) ? type : FOOTER_BLOCK_TYPE,
  };
}

export function Component() {
  const t = useMessage();
  const [search] = useSearchParams();
  const { entry, draft, type } = useLoaderData<typeof loader>();
  const place = entry?.type ?? type;
  return (
    <EntryPage
      key={entry?.id ?? 'new'}
      kind={block}
      entry={entry}
      draft={draft}
      fields={['title', 'type', 'pic', 'link']}
      preset={{ type }}
      title={t(entry ? TEXTS.editBlock : TEXTS.addBlock)}
      back={listHref('/admin/setting/block_list', search, { type: place })}
      fixed={{
        type: leftList(search).get('type') ?? place,
        title: leftList(search).get('title') ?? '',
      }}
      isLeftWhenSaved
    />
  );
}
