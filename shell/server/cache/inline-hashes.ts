import { hashSha256 } from '../base/hashes.ts';

/** Content security policy sources, such as `'sha256-…'`. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

/** Policy source for an inline element with this text. */
export const hashText = (text: string) => `'${hashSha256(text)}'`;

/** Hashes keep pages cacheable, unlike nonces; content authors cannot know the mark. */
export function hashInline(html: string, mark: string) {
  const found = { script: new Set<string>(), style: new Set<string>() };
  const inline = new RegExp(`<(script|style)(?:\\s[^>]*)? nonce="${mark}"[^>]*>([^]*?)</\\1>`, 'g');
  for (const [, element, text = ''] of html.matchAll(inline)) {
    found[element === 'script' ? 'script' : 'style'].add(hashText(text));
  }
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    hashes: { script: [...found.script], style: [...found.style] },
  };
}
