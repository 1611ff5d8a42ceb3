import { decodeText, toPlainLine } from '@admissions/model';
import { type PageQuery, selectPageQuery } from '@admissions/protocol';
import { coversPath, type Release } from '@admissions/protocol/releases';

/** Claimed paths and values are shorter, which bounds the work. */
const MAX_LENGTH = 300;
/** A path or value, and signs or Chinese text that a link detector took for its end. */
const WITH_ENDING = /^(?:([\w/-]*\w)\W*|(\/)\p{P}*)$/u;

function removeEnding(text: string) {
  const found = text.length > MAX_LENGTH ? null : WITH_ENDING.exec(toPlainLine(text));
  return found ? (found[1] ?? found[2] ?? null) : null;
}

/** The claimed path that `//News。` means; null if there is none. */
export function foldPath(releases: readonly Release[], pathname: string) {
  const path = removeEnding(decodePath(pathname))?.replace(/\/+/g, '/');
  const [claimed] = releases
    .flatMap(({ manifest }) => manifest.claims.map((claim) => claim.path))
    .filter((claim) => path && coversPath(claim.toLowerCase(), path.toLowerCase()))
    .sort((a, b) => b.length - a.length);
  return path && claimed ? claimed + path.slice(claimed.length) : null;
}

function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The query with `id=１` and `id=1。` as `id=1`, and Big5 as UTF-8; unchanged if already valid. */
export function foldQuery(rules: PageQuery = {}, search: string) {
  const query = new URLSearchParams(search);
  let folded = search;
  for (const [key, rule] of Object.entries(rules)) {
    const value = query.get(key);
    const accepts = (text: string) =>
      selectPageQuery({ [key]: rule }, `?${new URLSearchParams({ [key]: text })}`) !== '';
    if (value === null || rule.times !== undefined) continue;
    if ('text' in rule ? !value.includes('\uFFFD') : accepts(value)) continue;
    const plain =
      'text' in rule ? decodeBytes(search, key) : removeEnding(value.replace(/[?？].*/su, ''));
    if (plain === null || !accepts(plain)) continue;
    query.set(key, plain);
    folded = `?${query}`;
  }
  return folded;
}

function decodeBytes(search: string, key: string) {
  const pair =
    search
      .slice(1)
      .split('&')
      .find((each) => each.startsWith(`${key}=`)) ?? '';
  const bytes = pair
    .slice(key.length + 1)
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decodeText(Buffer.from(bytes, 'latin1'));
}
