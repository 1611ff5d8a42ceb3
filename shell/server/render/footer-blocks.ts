import type { Api } from '@admissions/api-client';
import type { EntryOf, Page } from '@admissions/contracts';
import { BLOCK_LIST_DEFAULTS } from '@admissions/contracts';
import type { block } from '@admissions/contracts/kinds';

export type FooterBlocks = EntryOf<typeof block>[];

/** The blocks of the footer strip; null when they cannot be had: a page never fails for its footer. */
export async function readFooterBlocks(api: Api): Promise<FooterBlocks | null> {
  try {
    const { title, page, perpage, type } = BLOCK_LIST_DEFAULTS;
    const { list } = await api.get<Page<FooterBlocks[number]>>('/api/ap/setting/block_list', { params: { title, page, perpage, type }, silent: true });
    return list;
  } catch {
    return null;
  }
}
