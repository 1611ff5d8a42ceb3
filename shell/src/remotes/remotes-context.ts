import { createContext, use } from 'react';

/** API of an area and its failure panel. */
export interface RemotesAccess {
  /** Name and version of the remote that owns this path. */
  ownerOf(path: string): { name: string; version: string } | null;
  /** Retries the remote under a new name from the same URL; rejects when it fails again. */
  retry(name: string): Promise<void>;
}

/** Provided by the entries and the server render. */
export const RemotesContext = createContext<RemotesAccess | null>(null);

/** Throws outside the shell. */
export function useRemotes(): RemotesAccess {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('RemotesContext is missing: render below the shell.');
  return remotes;
}
