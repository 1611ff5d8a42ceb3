import { SUBJECTS } from './grow-news.mjs';
import { measureRate } from './rates.mjs';

/** First pages of searches with real words: one or two, of which some also stand inside texts. */
export const WORDS = [
  ...SUBJECTS,
  ...[
    '臺北 半導體',
    '獎學金 說明會',
    '音樂會 東京',
    'ＡＩ',
    'science',
    '機器人 體驗',
    '圖書館公告',
  ],
];

const SEARCHES = {
  site: { path: '/api/ap/search?q=', as: 'visitor' },
  list: { path: '/api/ap/news?perpage=20&title=', as: 'visitor' },
  desk: { path: '/api/admin/search?q=', as: 'staff' },
  deskList: { path: '/api/admin/news/news_list?perpage=20&text=', as: 'staff' },
};

/** Searches a second, of each kind: `{ site, list, desk, deskList }`. */
export async function searchRates(url, caller, seconds = 5) {
  const rates = {};
  for (const [name, { path, as }] of Object.entries(SEARCHES))
    rates[name] = await measureRate({
      url,
      paths: WORDS.map((word) => path + encodeURIComponent(word)),
      headers: caller[as],
      seconds,
    });
  return rates;
}
