import type { Api } from '@admissions/api-client';
import type { ListedAt, ListPath } from '@admissions/model/kinds';
import { FOOTER_BLOCK_TYPE } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { BLOCKS_QUERY_DEFAULTS } from '@admissions/protocol';

type FooterBlock = Pick<ListedAt<typeof BLOCKS>, 'id' | 'title' | 'pic' | 'link'>;
const BLOCKS = 'setting/block_list' satisfies ListPath;

/** Null on failure: a page never fails because of its footer. */
export async function loadFooterBlocks(api: Api): Promise<FooterBlock[] | null> {
  try {
    const { title, page, perpage } = BLOCKS_QUERY_DEFAULTS;
    const { list } = await api.get<Page<FooterBlock>>(`/api/ap/${BLOCKS}`, {
      params: { title, page, perpage, type: FOOTER_BLOCK_TYPE },
      silent: true,
    });
    return list.map((each) => ({ id: each.id, title: each.title, pic: each.pic, link: each.link }));
  } catch {
    return null;
  }
}
