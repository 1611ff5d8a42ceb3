import { REMOTE_CONTRACT } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';

/** What every remote exposes as `./remote`. */
export interface RemoteModule {
  contract: string;
  routes: RouteObject[];
}
/** The module, or an error that says what is wrong with it. */
export function checkRemote(name: string, module: unknown): RemoteModule {
  const { contract, routes } = (module ?? {}) as Partial<RemoteModule>;
  if (contract !== REMOTE_CONTRACT)
    throw new Error(`${name} speaks contract ${String(contract)}, this shell ${REMOTE_CONTRACT}`);
  if (!Array.isArray(routes)) throw new Error(`${name} exposes no routes`);
  return { contract, routes };
}
