import { REMOTE_CONTRACT } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';

/** The `./remote` module of every remote. */
export interface RemoteModule {
  contract: string;
  routes: RouteObject[];
}
/** The validated module; throws an error that names the problem. */
export function checkRemote(name: string, module: unknown): RemoteModule {
  const { contract, routes } = (module ?? {}) as Partial<RemoteModule>;
  if (contract !== REMOTE_CONTRACT)
    throw new Error(
      `${name} has contract ${String(contract)}, this shell requires ${REMOTE_CONTRACT}`,
    );
  if (!Array.isArray(routes)) throw new Error(`${name} exposes no routes`);
  return { contract, routes };
}
