import { KindForm, PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { banner, bannerSub, TEXT_BANNER_ID } from '@admissions/contracts/kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { idIn, loadEntry } from '../../lib/load-entry.ts';
import { useTexts } from '../../lib/use-texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const isNew = !new URL(request.url).searchParams.has('id');
  const [place, entry] = await Promise.all([loadEntry(api, banner, idIn(request.url, 'bid')), isNew ? null : loadEntry(api, bannerSub, idIn(request.url))]);
  return { place, entry };
}

const TEXT_FIELDS = ['title', 'text', 'link', 'newWindow'] as const;
const PICTURE_FIELDS = ['title', 'text', 'pic', 'picMobile', 'link', 'newWindow'] as const;

/** A banner of a place: words only for the text banner (place 1), otherwise pictures. */
export function Component() {
  const text = useTexts();
  const navigate = useNavigate();
  const { place, entry } = useLoaderData<typeof loader>();
  const list = `/admin/ad/banner_list?bid=${place.id}`;
  const isText = place.id === TEXT_BANNER_ID || place.mode === 'text';
  return (
    <>
      <PageHeader
        title={text(entry ? 'editBanner' : 'addBanner')}
        note={String(place.title)}
        actions={<LinkButton to={list}>{text('backToList')}</LinkButton>}
      />
      <KindForm
        key={entry?.id ?? 'new'}
        kind={bannerSub}
        entry={entry}
        fields={isText ? TEXT_FIELDS : PICTURE_FIELDS}
        preset={{ bid: { id: place.id, title: place.title } }}
        onSaved={() => setTimeout(() => void navigate(list))}
      />
    </>
  );
}
