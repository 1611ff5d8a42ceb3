import type { Api } from '@admissions/api-client';
import type { MyIpCheck, Page, WhitelistEntry, WhitelistWrite } from '@admissions/contracts';
import { WHITELIST_PATHS } from '@admissions/contracts';
import { orNull } from './accounts.ts';

/** The managers' calls for the whitelist. */
export const whitelistOf = (api: Api) => ({
  /** All of it: whether an address is let in depends on every entry. */
  async all(): Promise<WhitelistEntry[]> {
    const entries: WhitelistEntry[] = [];
    for (let page = 1; ; page++) {
      const { list, total } = await api.get<Page<WhitelistEntry>>(WHITELIST_PATHS.list, { params: { page, perpage: 100 } });
      entries.push(...list);
      if (list.length === 0 || entries.length >= total) return entries;
    }
  },
  mine: () => api.get<MyIpCheck>(WHITELIST_PATHS.check),
  entry: (id: number) => orNull(api.get<WhitelistEntry>(WHITELIST_PATHS.info(id))),
  add: (entry: WhitelistWrite) => api.post<WhitelistEntry>(WHITELIST_PATHS.add, entry),
  edit: (id: number, entry: WhitelistWrite & { revision: number }) => api.post<WhitelistEntry>(WHITELIST_PATHS.edit(id), { ...entry, _method: 'put' }),
  remove: (id: number) => api.delete<null>(WHITELIST_PATHS.remove(id)),
});
