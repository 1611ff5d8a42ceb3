const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]/u;
// Single characters that belong to the word after them; others belong to the word before.
const LEADING = new Set('把從在到被和與或及不一每為以對向由給讓用請用這那第再只'.split(''));
const OPENING = /[「『（《〈【“‘(]$/u;

/** Limits the cache, since headings can come from requests. */
const MAX_CACHED_PHRASES = 2000;
const phraseCache = new Map<string, readonly string[]>();
// Creating one is expensive.
let segmenter: Intl.Segmenter | undefined;

/** Splits Chinese text between phrases; other text is one piece. */
export function splitPhrases(text: string) {
  if (!HAN.test(text) || typeof Intl.Segmenter === 'undefined') return [text];
  const cached = phraseCache.get(text);
  if (cached) return cached;
  if (phraseCache.size >= MAX_CACHED_PHRASES) phraseCache.clear();
  const phrases = joinWords(text);
  phraseCache.set(text, phrases);
  return phrases;
}

function joinWords(text: string) {
  segmenter ??= new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  const words = segmenter.segment(text);
  const phrases: string[] = [];
  for (const { segment } of words) {
    const last = phrases.at(-1);
    if (last !== undefined && (continuesName(last, segment) || belongsTo(last, segment)))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases.flatMap((phrase) => phrase.split(APART));
}
// Places to break (marked |) in what some engines join: 電機工程學系|甲組, 學系|碩博士班, MIT：|MY.
const APART = /(?<=學系)(?=[甲乙丙丁]組|碩)|(?<=：)(?=\p{L})/u;

// A short name such as MY Camp stays together; a long one may break.
const NAME_LENGTH = 10;
function continuesName(before: string, word: string) {
  const [name] = /[a-z][a-z ]* $/iu.exec(before) ?? [];
  return name !== undefined && /^[a-z]+$/iu.test(word) && name.length + word.length <= NAME_LENGTH;
}

// Chinese numerals stay together: 三十二.
const NUMERAL_END = /[〇零一二三四五六七八九十百千萬]$/u;
const NUMERAL_START = /^[〇零一二三四五六七八九十百千萬]/u;

// A school year stays together: engines split 大一都 into 大 and 一都.
const SCHOOL_END = /[國高大碩博]$/u;
const YEAR_START = /^([一二三四]|博士)/u;

// Units of two or three characters.
const COUNTED = /^(學分|學期|學年度?|級分|小時|分鐘|公里|公尺)$/u;

function belongsTo(before: string, word: string) {
  if (/\d$/.test(before) && COUNTED.test(word)) return true;
  if (SCHOOL_END.test(before) && YEAR_START.test(word)) return true;
  // A time of day: 21:30.
  if (/\d:$/.test(before) && /^\d/.test(word)) return true;
  // A verb before a number: 滿60.
  if (before.endsWith('滿') && /^\d/.test(word)) return true;
  if (NUMERAL_END.test(before) && NUMERAL_START.test(word)) return true;
  if (!WORD.test(word)) return !OPENING.test(word);
  if (OPENING.test(before) || LEADING.has(before)) return true;
  const isSmall = [...word].length === 1 && HAN.test(word) && !LEADING.has(word);
  return isSmall && /[\p{Script=Han}\d]$/u.test(before);
}
