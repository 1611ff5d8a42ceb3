import { type Api, isApiError } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import {
  type block,
  FOOTER_BLOCK_TYPE,
  type ListedAt,
  type ListPath,
} from '@admissions/model/kinds';
import { BLOCKS_QUERY_DEFAULTS, type Page, RESULT_CODES } from '@admissions/protocol';
import type { SiteTexts } from '@admissions/site-content';
import { type SiteSettings, toChangedTexts } from '@admissions/site-content/settings';

const PARTS = ['office', 'menu', 'footer'] as const;

// For API outages: a page must not fall back to an outdated phone number.
const lastRead: Record<string, unknown> = {};

/** Texts of every page that staff changed; never fails. */
export async function loadChangedTerms(api: Api, isPreview: boolean): Promise<Partial<SiteTexts>> {
  const parts = await Promise.all(
    PARTS.map(async (part) =>
      findChangedTerms({ ...UNCHANGED, [part]: await loadPart(api, part, isPreview) }),
    ),
  );
  return Object.assign({}, ...parts);
}
const UNCHANGED: SiteSettings = { office: null, menu: null, footer: null };

// Another API version may send invalid settings: the site's own texts are used.
function findChangedTerms(settings: SiteSettings): Partial<SiteTexts> {
  try {
    return toChangedTexts(settings);
  } catch {
    return {};
  }
}

async function loadPart(
  api: Api,
  part: (typeof PARTS)[number],
  isPreview: boolean,
): Promise<unknown> {
  try {
    const value = await api.get<unknown>(`/api/ap/setting/${part}_info`, { silent: true });
    if (!isPreview) lastRead[part] = value;
    return value;
  } catch (error) {
    if (!isApiError(error) || error.code !== RESULT_CODES.notExists) return lastRead[part] ?? null;
    if (!isPreview) delete lastRead[part];
    return null;
  }
}

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
