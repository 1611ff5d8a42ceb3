import { hashSha256 } from '../base/hashes.ts';

/** Sources for a content policy that allow what stands in a page, such as `'sha256-…'`. */
export interface InlineHashes {
  script: string[];
  style: string[];
}
export interface HashedPage {
  html: string;
  hashes: InlineHashes;
}

/** A source for a content policy that allows an element with this text. */
export const hashText = (text: string): string => `'${hashSha256(text)}'`;

/**
 * The scripts and styles that carry this mark are ours: they are named by their hashes, and the mark is taken away. A page that names them is the same in every
 * answer, and a cache may keep it; with a nonce each answer is another one. Nobody who writes content knows the mark.
 */
export function hashInline(html: string, mark: string): HashedPage {
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
