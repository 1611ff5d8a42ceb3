import { KindList, ListSearch, loadList, PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { banner, bannerSub } from '@admissions/contracts/kinds';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { withList } from '../../lib/list-address.ts';
import { idIn, loadEntry } from '../../lib/load-entry.ts';
import { useTexts } from '../../lib/use-texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const bid = idIn(request.url, 'bid');
  const [place, list] = await Promise.all([loadEntry(api, banner, bid), loadList(api, bannerSub, request.url, { bid })]);
  return { place, list };
}

export function Component() {
  const text = useTexts();
  const { place, list } = useLoaderData<typeof loader>();
  const keep = { bid: String(place.id) };
  const [search] = useSearchParams();
  const hrefOf = (query: Record<string, string>) => withList('/admin/ad/edit_sub', { ...keep, ...query }, search);
  return (
    <>
      <PageHeader
        title={String(place.title)}
        note={text('banners')}
        actions={
          <>
            <LinkButton to="/admin/ad/banner">{text('backToList')}</LinkButton>
            <LinkButton to={hrefOf({})} isPrimary shortcut="n">
              {text('addBanner')}
            </LinkButton>
          </>
        }
      />
      <ListSearch key={JSON.stringify(list.state)} state={list.state} keep={keep} />
      <KindList kind={bannerSub} loaded={list} editHref={({ id }) => hrefOf({ id: String(id) })} keep={keep} isSortable />
    </>
  );
}
