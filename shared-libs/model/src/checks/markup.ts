/** A part of sanitised HTML: a text, or an element with attributes. */
export type Markup =
  | string
  | { tag: string; attributes: Record<string, string>; children: Markup[] };

const ALLOWED_TAGS = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'code',
  'sub',
  'sup',
  'hr',
]);
const VOID_TAGS = new Set(['br', 'hr']);
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|<!--[\s\S]*?-->/gi;

/** Parses sanitised HTML with a closed list; other elements lose their tags. */
export function parseMarkup(html: string): Markup[] {
  const root: Markup[] = [];
  const open: { tag: string; children: Markup[] }[] = [{ tag: '', children: root }];
  const add = (piece: Markup) => open.at(-1)?.children.push(piece);
  let at = 0;
  for (const token of html.matchAll(TOKEN)) {
    if (token.index > at) add(decodeEntities(html.slice(at, token.index)));
    at = token.index + token[0].length;
    const tag = token[2]?.toLowerCase() ?? '';
    if (!ALLOWED_TAGS.has(tag)) continue;
    if (token[1]) closeElement(open, tag);
    else {
      const element = {
        tag,
        attributes: parseAttributes(token[3] ?? ''),
        children: [] as Markup[],
      };
      add(element);
      if (!VOID_TAGS.has(tag)) open.push(element);
    }
  }
  if (at < html.length) add(decodeEntities(html.slice(at)));
  return root;
}

function closeElement(open: { tag: string }[], tag: string) {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.length = index;
}
function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );
}
const decodeEntities = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
