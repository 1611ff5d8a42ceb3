const UTF_16_BOMS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] };

// Bytes that Big5 does not define become characters for private use.
const UNREADABLE = /[\0\p{Co}]/u;

/** Text in UTF-8, in UTF-16 with BOM or in Big5, Excel's default in Taiwan; null if unreadable. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = Object.entries(UTF_16_BOMS).find(([, bom]) =>
    bom.every((b, at) => bytes[at] === b),
  );
  for (const encoding of marked ? [marked[0]] : ['utf-8', 'big5'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!UNREADABLE.test(text)) return text;
    } catch {
      // The next one.
    }
  return null;
}
