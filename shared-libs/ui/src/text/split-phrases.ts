const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]/u;
// Stand before what they belong to; other words of one character stand behind it.
const LEADING = new Set('把從在到被和與或及不一每為以對向由給讓用請用這那第再只'.split(''));
const OPENING = /[「『（《〈【“‘(]$/u;

/** The places where a Chinese text may break: between words, as they are said together. A text without Chinese is one piece. */
export function splitPhrases(text: string): string[] {
  if (!HAN.test(text) || typeof Intl.Segmenter === 'undefined') return [text];
  const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(text);
  const phrases: string[] = [];
  for (const { segment } of words) {
    const last = phrases.at(-1);
    if (last !== undefined && belongsTo(last, segment))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

function belongsTo(before: string, word: string): boolean {
  if (!WORD.test(word)) return !OPENING.test(word);
  if (OPENING.test(before) || LEADING.has(before)) return true;
  const isSmall = [...word].length === 1 && HAN.test(word) && !LEADING.has(word);
  return isSmall && HAN.test(before.at(-1) ?? '');
}
