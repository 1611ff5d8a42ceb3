import type { Api } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type { block, ListedAt, ListPath } from '@admissions/model/kinds';
import { FOOTER_BLOCK_TYPE } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { BLOCKS_QUERY_DEFAULTS } from '@admissions/protocol';

type FooterBlock = Pick<EntryOf<typeof block>, 'id' | 'title' | 'pic' | 'link'>;
const BLOCKS = 'setting/block_list' satisfies ListPath;

/** Null on failure: a page never fails because of its footer. */
export async function loadFooterBlocks(api: Api): Promise<FooterBlock[] | null> {
  try {
    const { title, page, perpage } = BLOCKS_QUERY_DEFAULTS;
    const { list } = await api.get<Page<ListedAt<typeof BLOCKS>>>(`/api/ap/${BLOCKS}`, {
      params: { title, page, perpage, type: FOOTER_BLOCK_TYPE },
      silent: true,
    });
    return list.map((each) => ({
      id: each.id,
      title: each.title,
      pic: each.picture,
      link: each.target,
    }));
  } catch {
    return null;
  }
}
