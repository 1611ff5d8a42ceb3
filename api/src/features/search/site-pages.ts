import type { Area, EntryOf } from '@admissions/model';
import type { scholarships } from '@admissions/model/kinds';
import { accessibility, type menu, traffic, visitorForms } from '@admissions/site-content';
import type { SiteTexts } from '../../content/read/site-texts.ts';
import { type EntryTexts, toPlainText } from './entry-texts.ts';

/** Pseudo kind of site pages, which are no entries. */
export const PAGE_KIND = 'site.page';

interface SitePage extends Pick<EntryTexts, 'title' | 'summary' | 'names'> {
  url: string;
  area: Area;
  /** Nested texts of the page outside entries, in both languages. */
  holds: unknown;
}
/** Areas of the menu groups. */
const GROUP_AREAS: Readonly<Record<string, Area>> & Record<(typeof menu)[number]['key'], Area> = {
  know: 'about',
  highschool: 'highschool',
  selfvalue: 'selfvalue',
  life: 'college',
  news: 'news',
  tours: 'vr',
  guide: 'faculty',
};
/** Terms that visitors use but the pages may lack, by URL. */
const VISITOR_TERMS: Readonly<Record<string, string>> = {
  '/traffic': '停車 公車 校車 接駁 開車 火車 高鐵 怎麼去 地圖 校園地圖',
  '/admissions': '備取 遞補 放榜 榜單 高職 統測 技優 學測 簡章 報名 管道 學費 學雜費 生活費 試算',
  '/bachelor': '分數 錄取分數 最低級分 級分 倍率 篩選倍率 檢定 檢定標準 採計 加權',
  '/admissions#fees': 'tuition 分期 就學貸款 學費 學雜費 減免 生活費',
  '/practice': '打工 工讀 就業',
  '/studying': '轉系 雙主修 輔系',
  '/yzu': '社團',
  '/life?type=2': '諮商',
  '/events': '參觀 開放日 家長日 體驗',
  '/camp': '夏令營 冬令營 寒假 暑假',
  '/life': '住宿 宿舍 租屋 餐廳 游泳 健身',
};
/** For questions that no page answers; and for people who do not know what to study. */
export const CONTACT_PAGE = '聯絡招生組';
export const UNDECIDED_PAGE = '還不知道讀什麼';
/** These menu URLs are found as entries. */
const INDEXED_AS_ENTRIES = ['scholarships'];
export type Awards = EntryOf<typeof scholarships>['awards'];
const buildPages = (
  { identity, menu: parts, privacy }: SiteTexts,
  awards: Awards,
): readonly SitePage[] => [
  ...parts.flatMap((part) =>
    ('children' in part ? part.children : [{ ...part, description: part.label }])
      .filter(({ key, href }) => href.startsWith('/') && !INDEXED_AS_ENTRIES.includes(key))
      .map((link) => ({
        url: link.href,
        area: GROUP_AREAS[part.key] ?? 'about',
        title: link.label['zh-TW'],
        summary: link.description['zh-TW'],
        names: [link.label.en, ...(VISITOR_TERMS[link.href]?.split(' ') ?? [])],
        holds: [link.description, link.href === '/traffic' && traffic],
      })),
  ),
  ...visitorForms.map(({ label, href }) => ({
    url: href,
    area: 'forms' as const,
    title: label['zh-TW'],
    summary: '線上填寫，送出後由招生組與您聯絡。',
    names: [label.en, '申請', '表單'],
    holds: null,
  })),
  {
    url: '/admissions#contact',
    area: 'about',
    title: CONTACT_PAGE,
    summary: `${identity.office}・電話 ${identity.phone.label}・${identity.email.address}`,
    names: ['Contact', '聯絡我們', '電話', '聯絡電話', '地址', '服務時間'],
    holds: {
      'zh-TW': [identity.hours, identity.address],
      en: [identity.officeEn, identity.phone.labelEn, identity.hoursEn, identity.addressEn],
    },
  },
  {
    url: '/compare',
    area: 'faculty',
    title: '比較學系',
    summary: '把收藏的學系並排看：名額、課程、出路與費用。',
    names: ['Compare departments', '我的收藏'],
    holds: null,
  },
  {
    url: '/undecided',
    area: 'faculty',
    title: UNDECIDED_PAGE,
    summary: '回答五題，看三個方向：每個方向有一個學系，再加故事和活動。',
    names: ['Undecided', '沒有方向', '性向測驗'],
    holds: null,
  },
  textPage('/privacy', privacy, ['個資', '隱私權', 'Cookie']),
  textPage('/accessibility', accessibility, ['快速鍵']),
  {
    url: '/sitemap',
    area: 'account',
    title: '網站導覽',
    summary: '本站的所有頁面，依選單的順序列出。',
    names: ['Site map'],
    holds: null,
  },
  // One entry holds all awards: each is found by its name, with its amount.
  ...awards.map(({ title, titleEn, amount, condition }) => ({
    url: '/admissions#div1',
    area: 'about' as const,
    title,
    summary: `獎助學金・${amount}・${condition}`,
    names: titleEn ? [titleEn] : [],
    holds: null,
  })),
];

function textPage(
  url: string,
  page: Pick<SiteTexts['privacy'] | typeof accessibility, 'title' | 'intro'>,
  names: readonly string[],
): SitePage {
  const { title, intro } = page;
  return {
    url,
    area: 'account',
    title: title['zh-TW'],
    summary: intro['zh-TW'],
    names: [title.en, ...names],
    holds: page,
  };
}

/** Index rows of the menu pages, forms, pages about the site, and awards. */
export const buildPageRows = (words: SiteTexts, awards: Awards) =>
  buildPages(words, awards).map(({ url, area, title, summary, names, holds }, index) => ({
    kind: PAGE_KIND,
    entry: index + 1,
    area,
    url,
    day: '2026-01-01',
    updatedAt: '2026-01-01T00:00:00Z',
    texts: { title, summary, names, content: [...new Set(collectTexts(holds))] },
  }));

/** Nested texts of both languages; rich text as plain lines. */
function collectTexts(value: unknown, isText = false): string[] {
  if (typeof value === 'string')
    return isText
      ? toPlainText(value)
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectTexts(inner, isText || key === 'zh-TW' || key === 'en'),
  );
}
