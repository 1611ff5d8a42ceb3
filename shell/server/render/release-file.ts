import type { Release } from '@admissions/protocol/releases';
import { RELEASE_FILES } from '../../src/browser/import-map.ts';
import { hashSha384 } from '../base/hashes.ts';

/** One of those files: its address, which changes with its text, and the hash of that text. */
export interface ReleaseFile {
  href: string;
  integrity: string;
  text: string;
}

/** What browsers get of a release: the hashes of what they run, and none of the tables that only the server reads. */
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
const isBrowserScript = (file: string) => file.endsWith('.js') && !file.startsWith('server/');

/** A release that is being developed has no hashes, and is another one after each edit: it stands in the document itself. */
export const hasFile = ({ files }: Release): boolean => Object.keys(files).length > 0;

const cachedFiles = new WeakMap<Release, ReleaseFile>();

/** The same for every page, so that a browser fetches it once. */
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
  const file = { href: `${RELEASE_FILES}/${name}/${version}/${fingerprint}.json`, integrity, text };
  cachedFiles.set(release, file);
  return file;
}
