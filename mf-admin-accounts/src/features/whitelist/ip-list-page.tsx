import { apiContext } from '@admissions/api-client';
import type { MyIpCheck } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { IpList } from './ip-list.tsx';
import type { Whitelist } from './whitelist.ts';
import { createWhitelistApi } from './whitelist.ts';

interface Loaded extends Whitelist {
  mine: MyIpCheck;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const calls = createWhitelistApi(context.get(apiContext));
  const [list, mine] = await Promise.all([calls.all(), calls.mine()]);
  return { ...list, mine };
}

export function Component() {
  return <IpList {...useLoaderData<Loaded>()} />;
}
