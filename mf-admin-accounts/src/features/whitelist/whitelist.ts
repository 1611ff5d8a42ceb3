import type { Api } from '@admissions/api-client';
import type {
  MyIpCheck,
  WhitelistEntry,
  WhitelistPage,
  WhitelistWrite,
} from '@admissions/contracts';
import { WHITELIST_PATHS } from '@admissions/contracts';
import { orNull } from '../../lib/or-null.ts';

/** Every entry, and the change that waits for its confirmation. */
export interface Whitelist {
  entries: WhitelistEntry[];
  provisional: WhitelistPage['provisional'];
}

/** The managers' calls for the whitelist. */
export const createWhitelistApi = (api: Api) => ({
  /** All of it, for whether an address is let in depends on every entry; and the change that is being tried out. */
  async all(): Promise<Whitelist> {
    const entries: WhitelistEntry[] = [];
    for (let page = 1; ; page++) {
      const { list, total, provisional } = await api.get<WhitelistPage>(WHITELIST_PATHS.list, {
        params: { page, perpage: 100 },
      });
      entries.push(...list);
      if (list.length === 0 || entries.length >= total) return { entries, provisional };
    }
  },
  mine: () => api.get<MyIpCheck>(WHITELIST_PATHS.check),
  entry: (id: number) => orNull(api.get<WhitelistEntry>(WHITELIST_PATHS.info(id))),
  add: (entry: WhitelistWrite) => api.post<WhitelistEntry>(WHITELIST_PATHS.add, entry),
  edit: (id: number, entry: WhitelistWrite & { revision: number }) =>
    api.post<WhitelistEntry>(WHITELIST_PATHS.edit(id), { ...entry, _method: 'put' }),
  remove: (id: number, { provisional }: { provisional: boolean }) =>
    api.delete<null>(`${WHITELIST_PATHS.remove(id)}${provisional ? '?provisional=true' : ''}`),
  confirm: () => api.post<null>(WHITELIST_PATHS.confirm),
  revert: () => api.post<null>(WHITELIST_PATHS.revert),
});
