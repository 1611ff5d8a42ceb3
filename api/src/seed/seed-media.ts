import type { Deps } from '../deps.ts';

export async function seedMedia(_deps: Deps): Promise<ReadonlyMap<string, number>> {
  return new Map();
}
