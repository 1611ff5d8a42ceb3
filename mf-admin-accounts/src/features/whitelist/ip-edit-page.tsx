import { NotFound } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { readId } from '../../lib/page-query.ts';
import { IpEditor } from './ip-editor.tsx';
import { TEXTS } from './texts.ts';
import { createWhitelistApi } from './whitelist.ts';

interface Loaded {
  entry: WhitelistEntry | null;
  mine: MyIpCheck;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const id = readId(new URL(request.url).searchParams);
  const calls = createWhitelistApi(context.get(apiContext));
  const [entry, mine] = await Promise.all([id === null ? null : calls.entry(id), calls.mine()]);
  return { entry, mine };
}

export function Component() {
  const t = useMessage();
  const { entry, mine } = useLoaderData<Loaded>();
  if (!entry)
    return (
      <NotFound
        title={t(TEXTS.ip.gone)}
        back={{ to: '/admin/account/ip_list', label: t(TEXTS.ip.back) }}
      />
    );
  return <IpEditor key={entry.id} loaded={entry} mine={mine} />;
}
