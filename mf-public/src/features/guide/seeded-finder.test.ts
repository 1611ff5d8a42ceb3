import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FacultyLevel } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { findDepartments, splitCommonMatches } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { fold } from '../../lib/finder/fold.ts';
import { suggestTerms } from './suggest-terms.ts';
// Accepted first results by query, for each guide.
import TYPED from './typed-words.json' with { type: 'json' };

const SEED = join(import.meta.dirname, '../../../../api/seed/content');
const seedOf = (kind: string) => JSON.parse(readFileSync(join(SEED, `${kind}.json`), 'utf8'));
type SeedCard = DepartmentCard & { key: string; courses: { titles: string[] }[] };
const indexOf = (level: FacultyLevel) =>
  indexDepartments(
    (seedOf(`faculty.${level}Department`) as SeedCard[]).map((department) => ({
      ...department,
      courseTitles: department.courses.flatMap(({ titles }) => titles),
    })),
  );
interface SeedNote {
  words: string[];
  departments: { department: string }[];
}
const { synonyms, notes } = seedOf('setting.finder') as {
  synonyms: { words: string[] }[];
  notes: SeedNote[];
};
const bachelor = indexOf('bachelor');
const master = indexOf('master');
const specialized = indexOf('specialized');
const find = (query: string, index = bachelor) =>
  findDepartments(index, query, synonyms).found.map(({ department }) => department.key);
const isFound = (query: string) => {
  const { fit, found } = findDepartments(bachelor, query, synonyms);
  return fit === 'all' && found.length > 0;
};
const noted = (query: string) =>
  findNotes(query, notes, isFound(query)).flatMap(({ departments }) =>
    departments.map(({ department }) => department),
  );

describe('suggestions without a result', () => {
  it.each(['bachelor', 'master', 'specialized'] as const)('match departments of %s', (level) => {
    const colleges = new Map<string, number>();
    const idOf = (key: string) => {
      if (!colleges.has(key)) colleges.set(key, colleges.size);
      return colleges.get(key);
    };
    const cards = (seedOf(`faculty.${level}Department`) as (SeedCard & { college: string })[]).map(
      (card) => ({ ...card, college: { id: idOf(card.college) } }) as unknown as SeedCard,
    );
    const words = suggestTerms('qwxyzk', cards, null);
    expect(words).toHaveLength(3);
    const index = { bachelor, master, specialized }[level];
    for (const word of words)
      expect(findDepartments(index, word, synonyms)).toMatchObject({
        fit: 'all',
        found: expect.arrayContaining([
          expect.objectContaining({ department: expect.objectContaining({ title: word }) }),
        ]),
      });
  });
});

const EXPECTED: Record<string, string> = {
  企管: 'business-administration',
  企業管理: 'business-administration',
  外文: 'applied-languages',
  應外: 'applied-languages',
  英文: 'applied-languages',
  機器人: 'mechanical-engineering',
  資工: 'computer-science',
  CS: 'computer-science',
  ＡＩ: 'computer-science',
  ai: 'computer-science',
  人工智慧: 'computer-science',
  資工系: 'computer-science',
  電機: 'electrical-a',
  半導體: 'electrical-a',
  晶片: 'electrical-a',
  護理: 'nursing',
  護理師: 'nursing',
  護士: 'nursing',
  會計師: 'accounting',
  國貿: 'international-business',
  遊戲: 'information-communication',
  動畫: 'information-communication',
  空服員: 'applied-languages',
  公務員: 'social-policy',
  光電: 'photonics',
  化工: 'chemical-materials',
  電池: 'chemical-materials',
  工管: 'industrial-engineering',
  供應鏈: 'industrial-engineering',
  資管: 'information-management',
  大數據: 'information-management',
  資傳: 'information-communication',
  中文系: 'chinese-literature',
  室內設計: 'art-design',
  財金: 'finance',
  資安: 'electrical-b',
  電動車: 'mechanical-engineering',
  口譯: 'applied-languages',
  長照: 'nursing',
  行銷: 'business-administration',
  社工: 'social-policy',
  生物: 'nursing',
  醫生: 'nursing',
  老師: 'applied-languages',
  心理: 'business-administration',
  法律: 'social-policy',
  建築: 'art-design',
  物理: 'photonics',
  環境: 'chemical-materials',
  電腦: 'computer-science',
  出國: 'management-english',
  投資: 'finance',
  台灣文學: 'chinese-literature',
  臺灣文學: 'chinese-literature',
};

/** Queries as students type them, with the required first result. */
const FIRST: Record<string, string> = {
  網頁設計: 'information-communication',
  打電動: 'information-communication',
  拍片: 'information-communication',
  剪片: 'information-communication',
  UI設計: 'information-communication',
  大傳: 'information-communication',
  動畫師: 'information-communication',
  環工: 'chemical-materials',
  環境: 'chemical-materials',
  塑膠: 'chemical-materials',
  化妝品: 'chemical-materials',
  材料系: 'chemical-materials',
  軟體工程師: 'computer-science',
  寫APP: 'computer-science',
  AI工程師: 'computer-science',
  修電腦: 'computer-science',
  後端: 'computer-science',
  ChatGPT: 'computer-science',
  軟體: 'computer-science',
  機械系: 'mechanical-engineering',
  無人機: 'mechanical-engineering',
  '3D列印': 'mechanical-engineering',
  修車: 'mechanical-engineering',
  自動化: 'mechanical-engineering',
  台積電: 'electrical-a',
  馬達: 'electrical-a',
  太陽能: 'electrical-a',
  '5G': 'electrical-b',
  駭客: 'electrical-b',
  手機: 'electrical-b',
  面板: 'photonics',
  雷射: 'photonics',
  品保: 'industrial-engineering',
  倉儲: 'industrial-engineering',
  工廠管理: 'industrial-engineering',
  人資: 'business-administration',
  創業: 'business-administration',
  網拍: 'business-administration',
  商學院: 'business-administration',
  廣告: 'business-administration',
  銀行: 'finance',
  股票: 'finance',
  保險: 'finance',
  報稅: 'accounting',
  會計系: 'accounting',
  報關: 'international-business',
  採購: 'international-business',
  系統分析: 'information-management',
  MIS: 'information-management',
  日文: 'applied-languages',
  英文老師: 'applied-languages',
  空姐: 'applied-languages',
  編劇: 'chinese-literature',
  寫小說: 'chinese-literature',
  國文老師: 'chinese-literature',
  政治系: 'social-policy',
  高普考: 'social-policy',
  社福: 'social-policy',
  社工師: 'social-policy',
  公共行政: 'social-policy',
  產品設計: 'art-design',
  插畫家: 'art-design',
  室內設計師: 'art-design',
  助產士: 'nursing',
  急診: 'nursing',
  物理治療: 'nursing',
  外交官: 'humanities-english',
};

/** Written without reference to the demo content, as a control group. */
const BLINDLY: Record<string, string> = {
  商科: 'business-administration',
  理財: 'finance',
  基金: 'finance',
  證券: 'finance',
  比特幣: 'finance',
  記帳: 'accounting',
  會計事務所: 'accounting',
  稅務: 'accounting',
  外商: 'international-business',
  外貿: 'international-business',
  品牌: 'business-administration',
  企劃: 'business-administration',
  當老闆: 'business-administration',
  coding: 'computer-science',
  python: 'computer-science',
  演算法: 'computer-science',
  資料庫: 'information-management',
  數據分析: 'information-management',
  ERP: 'information-management',
  youtuber: 'information-communication',
  影片剪輯: 'information-communication',
  特效: 'information-communication',
  直播: 'information-communication',
  拍電影: 'information-communication',
  電路: 'electrical-a',
  電力: 'electrical-a',
  通訊: 'electrical-b',
  衛星: 'electrical-b',
  天線: 'electrical-b',
  LED: 'photonics',
  鏡頭: 'photonics',
  汽車: 'mechanical-engineering',
  機械手臂: 'mechanical-engineering',
  CNC: 'mechanical-engineering',
  引擎: 'mechanical-engineering',
  藥廠: 'chemical-materials',
  石化: 'chemical-materials',
  保養品: 'chemical-materials',
  物流: 'industrial-engineering',
  品管: 'industrial-engineering',
  排班: 'industrial-engineering',
  照顧病人: 'nursing',
  開刀房: 'nursing',
  小兒科: 'nursing',
  翻譯: 'applied-languages',
  韓文: 'applied-languages',
  作家: 'chinese-literature',
  編輯: 'chinese-literature',
  社會學: 'social-policy',
  平面設計: 'art-design',
  畫畫: 'art-design',
};

describe('findDepartments with the demo content', () => {
  it.each(Object.entries(BLINDLY))('ranks for “%s” from the control group %s first', (query, key) =>
    expect(noted(query)[0] ?? find(query)[0]).toBe(key),
  );
  it.each(Object.entries(FIRST))('ranks for “%s” %s first', (query, key) => {
    expect(noted(query)[0] ?? find(query)[0]).toBe(key);
  });
  it.each(
    Object.entries(TYPED.bachelor).flatMap(([keys, words]) =>
      words.split(' ').map((query) => [query, keys] as const),
    ),
  )('“%s” shows one of %s first', (query, keys) =>
    expect(keys.split(' ')).toContain(noted(query)[0] ?? find(query)[0]),
  );
  it.each([
    ['手機遊戲設計', 'information-communication'],
    ['我想學修機車', 'mechanical-engineering'],
    ['喜歡 跟老人家聊天 照顧人', 'nursing'],
    ['想做APP', 'computer-science'],
  ])('finds in the sentence “%s” the department %s first', (query, key) =>
    expect(find(query)[0]).toBe(key),
  );
  it.each(['bachelor', 'master', 'specialized'] as const)(
    'limits the keywords of %s in number and length, without duplicates',
    (level) => {
      for (const { key, keywords = [] } of seedOf(`faculty.${level}Department`) as SeedCard[]) {
        expect(new Set(keywords.map((word) => fold(word).text)).size, key).toBe(keywords.length);
        expect(keywords.filter((word) => word.length > 20)).toEqual([]);
        expect(keywords.length, key).toBeLessThanOrEqual(200);
      }
    },
  );
  it('covers more queries than the design', () =>
    expect(Object.keys(FIRST).filter((query) => !(query in EXPECTED)).length).toBeGreaterThan(60));
  it.each(Object.entries(EXPECTED))('finds for “%s” %s', (query, key) => {
    expect([...noted(query).slice(0, 3), ...find(query).slice(0, 6)]).toContain(key);
  });
  it('treats spellings of a word as equal', () => {
    expect(find('ＡＩ')).toEqual(find('AI'));
    expect(find('ai')).toEqual(find('AI'));
    expect(find('台灣文學')).toEqual(find('臺灣文學'));
    expect(find('AI')[0]).toBe('computer-science');
  });
  it('separates matches by a common course only if there are others', () => {
    const part = (query: string) => {
      const { own, common } = splitCommonMatches(findDepartments(bachelor, query, synonyms).found);
      return { own: own.length, common: common.map(({ reason }) => reason.text) };
    };
    expect(part('AI')).toEqual({ own: 4, common: Array(19).fill('AI程式語言') });
    expect(part('會計').common).toEqual([]);
    expect(part('AI程式語言').common).toEqual([]);
  });
  it.each([
    ...Object.entries(TYPED.master).map((each) => [...each, master] as const),
    ...Object.entries(TYPED.specialized).map((each) => [...each, specialized] as const),
  ])('ranks %s first in its guide for its typical queries', (key, words, index) => {
    const first = words.split(' ').map((query) => [query, find(query, index)[0]]);
    expect(first.filter(([, found]) => found !== key)).toEqual([]);
  });
  it.each([
    ['想當護理師', 'nursing'],
    ['我喜歡寫程式', 'computer-science'],
    ['會計學', 'accounting'],
    ['computer science', 'computer-science'],
    ['IC 設計', 'electrical-a'],
    ['國際關係', 'humanities-english'],
    ['機械工程學系', 'mechanical-engineering'],
    ['供應鏈 工程', 'industrial-engineering'],
    ['量子 護理師', 'nursing'],
  ])('finds for the spoken “%s” %s among the first three', (query, key) =>
    expect(find(query).slice(0, 3)).toContain(key),
  );
  it('finds nothing for an unknown word', () => expect(find('qqqq')).toEqual([]));
});
