// Inline elements; all others start a new line.
const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:#(?<code>\d+)|#x(?<hex>[\da-f]+)|(?<name>amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const MAX_CODE_POINT = 0x10ffff;

/** One line per block of sanitised rich text. */
export const toPlainText = (html: string) =>
  html
    .replace(INLINE, '')
    .replace(TAG, '\n')
    .replace(
      ENTITY,
      (entity, _code, _hex, _name, _at, _html, groups) => decodeEntity(groups) ?? entity,
    );

function decodeEntity({ code, hex, name }: Record<string, string | undefined>): string | null {
  if (name) return NAMED_ENTITIES[name.toLowerCase()] ?? null;
  const number = code ? Number(code) : Number.parseInt(hex ?? '', 16);
  return number > 0 && number <= MAX_CODE_POINT ? String.fromCodePoint(number) : null;
}
