import { apiContext } from '@admissions/api-client';
import { BLOCK_TYPES, block, FOOTER_BLOCK_TYPE } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { buildListHref, parseListParam } from '../../lib/list-href.ts';
import { loadWithDraft, parseEntryId, startNew } from '../../lib/load-entry.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const type = search.get('type') ?? '';
  const api = context.get(apiContext);
  const edited = search.has('id')
    ? await loadWithDraft(api, block, parseEntryId(request.url))
    : startNew();
  return {
    ...edited,
    type: (BLOCK_TYPES as readonly string[]).includes(type) ? type : FOOTER_BLOCK_TYPE,
  };
}

export function Component() {
  const t = useMessage();
  const [search] = useSearchParams();
  const { entry, draft, type } = useLoaderData<typeof loader>();
  const position = entry?.type ?? type;
  return (
    <EntryPage
      key={entry?.id ?? 'new'}
      kind={block}
      entry={entry}
      draft={draft}
      fields={['title', 'type', 'pic', 'link']}
      preset={{ type }}
      title={t(entry ? TEXTS.editBlock : TEXTS.addBlock)}
      back={buildListHref('/admin/setting/block_list', search, { type: position })}
      fixed={{
        type: parseListParam(search).get('type') ?? position,
        title: parseListParam(search).get('title') ?? '',
      }}
      returnsToList
    />
  );
}
