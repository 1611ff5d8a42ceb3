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

/** Searches a second, of each kind: `{ siteAnew, site, list, desk, deskList }`; `siteAnew` are those of the site that nobody has asked before. */
export async function searchRates(url, caller, seconds = 5) {
  const rates = { siteAnew: { rate: await rateAnew(url, caller.visitor, seconds) } };
  for (const [name, { path, as }] of Object.entries(SEARCHES))
    rates[name] = await measureRate({
      url,
      paths: WORDS.map((word) => path + encodeURIComponent(word)),
      headers: caller[as],
      seconds,
    });
  return rates;
}

const AT_ONCE = 16;
/** Each first page is asked for once: of all words with ten hits, then with eleven, and so on. */
async function rateAnew(url, headers, seconds) {
  const paths = Array.from({ length: 50 }, (_, more) =>
    WORDS.map((word) => `${SEARCHES.site.path}${encodeURIComponent(word)}&perpage=${10 + more}`),
  ).flat();
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let answered = 0;
  const askInTurn = async () => {
    for (let path = paths.shift(); path && passed() < seconds; path = paths.shift()) {
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a search was answered with ${answer.status}`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return answered / passed();
}
