import { describe, expect, it } from 'vitest';
import { findKnownWords, isFeared, isNamedIn, understand } from './understand.ts';
import { BETWEEN, SUBJECTS } from './words.ts';

const fearsOf = (text: string) => understand(text).fears.map(({ name }) => name);

describe('understand', () => {
  it.each([
    ['數學真的很爛', ['數學']],
    ['數A只有5級分', ['數學']],
    ['学测数学倒数', ['數學']],
    ['數學和物理都不好', ['數學', '物理']],
    ['最怕英文', ['英文']],
    ['I am bad at math', ['數學']],
    ['有沒有不用背單字的系', ['英文']],
    ['不想念護理', ['護理']],
    ['除了資工還有什麼系', ['資工']],
    ['護理以外的系', ['護理']],
    ['會計和財金之外的商管系', ['會計', '財金']],
    ['爸媽叫我念電機但我不想', ['電機']],
    ['爸爸希望我當工程師 我喜歡畫畫', ['理工']],
    ['不讀資工', ['資工']],
    ["I don't want to study engineering", ['engineering']],
    ['數學普普', ['數學']],
    ['我很怕生', ['說話']],
    ['物理化學都討厭', ['物理', '化學']],
    ['我不太敢跟人講話', ['說話']],
    ['喜歡物理討厭化學', ['化學']],
    ['對資工沒什麼興趣', ['資工']],
    ['沒有想當工程師 喜歡拍片', ['理工']],
    ['比較想當企劃 不是寫扣的', ['程式']],
    ['資工我不要電機我也不要', ['資工', '電機']],
    ['最討厭的就是數學跟程式', ['數學', '程式']],
    ['化學是我最大的惡夢', ['化學']],
    ['I am scared of public speaking', ['說話']],
    ['除了管理以外都可以', ['商']],
    ['爸媽逼我念電機 我真的沒興趣', ['電機']],
    ['對機械完全無感', ['機械']],
    ['不想輪夜班的醫療相關', ['醫護']],
    ['對數字的工作我一定會瘋掉', ['數學']],
    ['護理好辛苦 我不想', ['護理']],
    ['我不要當醫生護士那種要值夜班的', ['醫護']],
    ['我很怕血，但媽媽叫我念護理', ['血', '護理']],
    ['do i need chinese to study here', ['中文']],
    ['不想念商', ['商']],
    ['討厭商但想賺錢', ['商']],
    ['別叫我讀會計', ['會計']],
    ['只要不是電機都好', ['電機']],
    ['媽媽說護理很穩 可是我只喜歡電腦', ['護理']],
  ])('“%s” is a fear of %s', (text, fears) => expect(fearsOf(text)).toEqual(fears));
  it.each([
    '數學很好',
    '數學13級分',
    '英文只有五級分數學十級分',
    '不怕數學',
    '不討厭英文',
    '數學不差',
    '會不會寫程式',
    '數學',
    '沒有修過程式也可以念資工嗎',
    '不要太難的系',
    '不想住宿舍',
    '怕畫畫沒飯吃',
    '特別喜歡商店',
    '讀到一半不喜歡可以換嗎',
  ])('“%s” is no fear', (text) => expect(fearsOf(text)).toEqual([]));
  it('leaves the wish without the fear, and a plain query as typed', () => {
    expect(understand('數學不好但是想學畫畫').wish).toBe('學畫畫');
    expect(understand('電腦 IC設計').wish).toBe('電腦 IC設計');
  });
  it.each([
    ['宿社一學期多少錢', ['宿舍', '學費', '多少錢']],
    ['coffee', []],
    ['讀到一半發現不喜歡怎麼辦', ['轉系', '讀到一半發現不喜歡怎麼辦']],
    ['怎麼學修機車', []],
  ])('“%s” is about %s', (text, topics) =>
    expect(understand(text, ['資工']).topics).toEqual(topics),
  );
  it('leaves the wish without what is refused', () => {
    expect(understand('除了資工還有什麼系可以學設計').wish).toBe('學設計');
    expect(understand('爸媽叫我念電機但我不想').wish).toBe('');
  });
  it('leaves the wish without words that no wish is about', () => {
    expect(understand('我不要當醫生護士那種要值夜班的').wish).toBe('');
    expect(understand('不想加班的工作').wish).toBe('');
    expect(understand('請老師推薦 我在網路上寫小說').wish).toBe('我 寫小說');
  });
  it('recognises people who do not know what to study', () => {
    expect(understand('我不知道自己要念什麼').isUndecided).toBe(true);
    expect(understand('不知道學費多少').isUndecided).toBe(false);
  });
});

it.each([SUBJECTS.flatMap((row) => row.split(':')[1]?.split(' ') ?? []), BETWEEN.split(' ')])(
  'has no word that is a sequence of others, which would be slow',
  (...all) => {
    const words = all.filter((word) => !/^[a-z]/.test(word));
    const isSequence = new RegExp(`^(?:${words.join('|')}){2,}$`, 'u');
    expect(words.filter((word) => isSequence.test(word))).toEqual([]);
  },
);
it.each([
  ['怕', '考'],
  ['數學', '只考'],
  ['數學', '有點很'],
  ['要我讀', '書不'],
])('reads “%s” with many “%s” without delay', (begin, part) =>
  expect(fearsOf(`${begin}${part.repeat(60)}`.slice(0, 100))).toEqual([]),
);

it.each([
  ['資功系', '資工系'],
  ['獎學今', '獎學金'],
  ['管ㄌㄧˇ學院', '管理學院'],
  ['ㄙㄨˋ舍', '宿舍'],
  ['电机系ㄇ', '電機系'],
  ['宿舍幾點關門', '宿舍幾點關門'],
])('corrects “%s” to “%s”', (typed, meant) =>
  expect(understand(typed, ['資工', '電機', '管理']).text).toBe(meant),
);
it('corrects no part of a corrected word', () =>
  expect(understand('會記師', ['會計師', '技師']).text).toBe('會計師'));
it('corrects no word that shares no character', () =>
  expect(understand('禮拜六', ['李白']).text).toBe('禮拜六'));
it('corrects by sound only with known words, and none in use', () => {
  expect(understand('資功系').text).toBe('資功系');
  expect(understand('資功系', ['資工'], (word) => word === '資功').text).toBe('資功系');
});

it('finds the longest known words, without overlaps', () =>
  expect(findKnownWords('想做手機遊戲和AI', ['手機', '遊戲', '手機遊戲', '機'])).toEqual([
    '手機遊戲',
    'AI',
  ]));
it('needs more than one keyword for a feared subject', () => {
  const { fears } = understand('數學不好');
  expect(isFeared(['統計', '數學'], fears)).toBe(true);
  expect(isFeared(['統計', '護理'], fears)).toBe(false);
});
it('knows names in full, with 系 or 學系', () => {
  expect(isNamedIn('我想念資訊工程系', '資訊工程學系')).toBe(true);
  expect(isNamedIn('會計學系好嗎', '管理學院學士班主修會計')).toBe(true);
  expect(isNamedIn('我想念資訊', '資訊工程學系')).toBe(false);
});
