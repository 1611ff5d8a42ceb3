import { KindForm, PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { BLOCK_TYPES, block } from '@admissions/contracts/kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { idIn, loadEntry } from '../../lib/load-entry.ts';
import { useTexts } from '../../lib/use-texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const type = search.get('type') ?? '0';
  const entry = search.has('id') ? await loadEntry(context.get(apiContext), block, idIn(request.url)) : null;
  return { entry, type: (BLOCK_TYPES as readonly string[]).includes(type) ? type : '0' };
}

export function Component() {
  const text = useTexts();
  const navigate = useNavigate();
  const { entry, type } = useLoaderData<typeof loader>();
  const list = `/admin/setting/block_list?type=${String(entry?.type ?? type)}`;
  return (
    <>
      <PageHeader title={text(entry ? 'editBlock' : 'addBlock')} actions={<LinkButton to={list}>{text('backToList')}</LinkButton>} />
      <KindForm
        key={entry?.id ?? 'new'}
        kind={block}
        entry={entry}
        fields={['title', 'type', 'pic', 'link']}
        preset={{ type }}
        onSaved={(saved) => setTimeout(() => void navigate(`/admin/setting/block_list?type=${String(saved.type)}`))}
      />
    </>
  );
}
