import { apiContext } from '@admissions/api-client';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { NotThere } from '../../lib/not-there.tsx';
import { idOf } from '../../lib/page-query.ts';
import { useText } from '../../lib/use-text.ts';
import { whitelistOf } from '../../lib/whitelist.ts';
import { IpEditor } from './ip-editor.tsx';

interface Loaded {
  entry: WhitelistEntry | null;
  mine: MyIpCheck;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const id = idOf(new URL(request.url).searchParams);
  const calls = whitelistOf(context.get(apiContext));
  const [entry, mine] = await Promise.all([id === null ? null : calls.entry(id), calls.mine()]);
  return { entry, mine };
}

export function Component() {
  const text = useText();
  const { entry, mine } = useLoaderData<Loaded>();
  if (!entry)
    return (
      <NotThere
        title={text('ip.gone')}
        back={{ to: '/admin/account/ip_list', label: text('ip.back') }}
      />
    );
  return <IpEditor key={entry.id} loaded={entry} mine={mine} />;
}
