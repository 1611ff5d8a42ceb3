/** Plain text of rich text, with the markup range of each character. */
interface MarkedText {
  text: string;
  spans: readonly (readonly [start: number, end: number])[];
}
const PIECE = /<[^>]*>|&(?:amp|lt|gt|quot|nbsp|#39|#\d{1,6});|[\s\S]/gu;
const BLOCK = /^<\/?(?:p|li|ul|ol|h[1-6]|br|blockquote|div)\b/i;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};

/** Paragraphs are separated by line breaks. */
export function parseMarkup(html: string): MarkedText {
  let text = '';
  const spans: (readonly [number, number])[] = [];
  const add = (signs: string, start: number, end: number) => {
    text += signs;
    for (let each = 0; each < signs.length; each += 1) spans.push([start, end]);
  };
  for (const { 0: piece, index } of html.matchAll(PIECE)) {
    const end = index + piece.length;
    if (piece.length > 1 && piece.startsWith('<')) {
      if (BLOCK.test(piece)) add('\n', index, index);
    } else if (piece.length > 2 && piece.startsWith('&')) add(decode(piece), index, end);
    else add(piece, index, end);
  }
  return { text, spans };
}

/** `start` and `end` are positions in the plain text; tags between them stay. */
export function replaceInMarkup(html: string, start: number, end: number, words: string) {
  const { spans } = parseMarkup(html);
  const first = spans[start]?.[0] ?? html.length;
  const last = spans[end - 1]?.[1] ?? first;
  const tags = html.slice(first, last).match(/<[^>]*>/g) ?? [];
  return `${html.slice(0, first)}${toMarkup(words)}${tags.join('')}${html.slice(last)}`;
}

const decode = (entity: string) =>
  ENTITIES[entity] ?? String.fromCodePoint(Number(entity.slice(2, -1)) || 0xfffd).slice(0, 1);
const toMarkup = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
