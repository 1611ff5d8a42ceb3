import type { Release } from '@admissions/protocol/releases';
import { RELEASE_FILES } from '../../src/browser/import-map.ts';
import { hashSha384 } from '../base/hashes.ts';
import { type PageBody, toPageBody } from '../cache/page-body.ts';

/** `href` changes with the text. */
export interface ReleaseFile {
  href: string;
  integrity: string;
  body: PageBody;
}

/** With script hashes, without the tables for the server. */
export function toBrowserRelease(release: Release): Release {
  const { manifest, base, entry, css, files, releasedAt } = release;
  const scripts = Object.entries(files).filter(([file]) => isBrowserScript(file));
  return {
    manifest,
    base,
    entry,
    css,
    routes: {},
    files: Object.fromEntries(scripts),
    releasedAt,
  };
}
const isBrowserScript = (file: string) => /\.m?js$/.test(file) && !file.startsWith('server/');

/** Releases in development have no hashes and change with each edit: they are inlined. */
export const hasFile = ({ files }: Release) => Object.keys(files).length > 0;

const cachedFiles = new WeakMap<Release, ReleaseFile>();

/** Identical for all pages, so that browsers fetch it once. */
export function toReleaseFile(release: Release): ReleaseFile {
  const cached = cachedFiles.get(release);
  if (cached) return cached;
  const { name, version } = release.manifest;
  const text = JSON.stringify(toBrowserRelease(release));
  const integrity = hashSha384(text);
  const fingerprint = integrity
    .slice('sha384-'.length, 23)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const href = `${RELEASE_FILES}/${name}/${version}/${fingerprint}.json`;
  const file = { href, integrity, body: toPageBody(text) };
  cachedFiles.set(release, file);
  return file;
}
