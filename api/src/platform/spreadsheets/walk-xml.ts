interface Visitor {
  /** `attribute` reads one of the tag. An empty element is opened and closed. */
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

/** Walks through XML once, from front to back; names without their prefixes. No entities but the five of XML and characters by number: a DTD is refused. */
export function walkXml(xml: string, visitor: Visitor): void {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    if (start > at) visitor.text(decode(xml.slice(at, start)));
    at = passMarkup(xml, start, visitor);
  }
}

function passMarkup(xml: string, start: number, visitor: Visitor): number {
  const until = (end: string) => {
    const found = xml.indexOf(end, start);
    if (found < 0) throw new Error('markup that does not end');
    return found + end.length;
  };
  if (xml.startsWith('<?', start)) return until('?>');
  if (xml.startsWith('<!--', start)) return until('-->');
  if (xml.startsWith('<![CDATA[', start)) {
    const end = until(']]>');
    visitor.text(xml.slice(start + 9, end - 3));
    return end;
  }
  if (xml.startsWith('<!', start)) throw new Error('a DTD');
  const end = until('>');
  const inside = xml.slice(start + 1, end - 1);
  if (inside.startsWith('/')) {
    visitor.close(localName(inside.slice(1)));
    return end;
  }
  const name = localName(inside);
  visitor.open(name, (wanted) => readAttribute(inside, wanted));
  if (inside.endsWith('/')) visitor.close(name);
  return end;
}

const localName = (tag: string): string => {
  const name = tag.split(/[\s/]/, 1)[0] ?? '';
  return name.slice(name.indexOf(':') + 1);
};

function readAttribute(tag: string, wanted: string): string | undefined {
  for (const quote of ['"', "'"]) {
    const start = tag.search(new RegExp(`\\s${wanted}=${quote}`));
    if (start < 0) continue;
    const from = start + wanted.length + 3;
    return decode(tag.slice(from, tag.indexOf(quote, from)));
  }
  return undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const decode = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (all, decimal, hex, name) => {
        if (name) return NAMED[name] ?? all;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
      })
    : text;
