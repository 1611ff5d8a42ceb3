import { apiContext } from '@admissions/api-client';
import type { MyIpCheck, WhitelistEntry } from '@admissions/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { whitelistOf } from '../../lib/whitelist.ts';
import { IpList } from './ip-list.tsx';

interface Loaded {
  entries: WhitelistEntry[];
  mine: MyIpCheck;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const calls = whitelistOf(context.get(apiContext));
  const [entries, mine] = await Promise.all([calls.all(), calls.mine()]);
  return { entries, mine };
}

export function Component() {
  return <IpList {...useLoaderData<Loaded>()} />;
}
