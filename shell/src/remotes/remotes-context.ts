import { createContext, use } from 'react';

/** What an area and its failure panel may know and do. */
export interface RemotesAccess {
  /** Name and version of the remote that owns this path. */
  ownerOf(path: string): { name: string; version: string } | null;
  /** Fetches the remote again, under a new name but from the same address, and shows its area; rejects when it fails again. */
  retry(name: string): Promise<void>;
}

/** Gives the remotes to the tree; the entries and the server's render provide it. */
export const RemotesContext = createContext<RemotesAccess | null>(null);

/** The remotes; throws outside the shell. */
export function useRemotes(): RemotesAccess {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('RemotesContext is missing: render below the shell.');
  return remotes;
}
