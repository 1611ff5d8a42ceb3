import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Budget, Release, RemoteManifest } from '@admissions/protocol/releases';

const KILO = 1024;
const pack = promisify(gzip);

interface PageSize {
  /** Id of the page's route. */
  name: string;
  bytes: number;
}

/** Scripts in bytes after gzip: of every page, and a page's own. Operators raise them per owner. */
const BUDGETS = {
  public: { entry: 30 * KILO, page: 110 * KILO },
  admin: { entry: 40 * KILO, page: 40 * KILO },
};

/** Bytes after gzip of all scripts that each page of a release loads, the largest page first. */
export async function measurePages(
  folder: string,
  { manifest, entry, routes }: Pick<Release, 'manifest' | 'entry' | 'routes'>,
): Promise<PageSize[]> {
  const shared = [entry, ...(routes[manifest.name]?.js ?? [])];
  const pages = Object.entries({ [manifest.name]: { js: [] }, ...routes }).map(
    ([name, { js }]) => ({ name, files: [...new Set([...shared, ...js])] }),
  );
  const sizes: Record<string, number> = {};
  for (const file of new Set(pages.flatMap(({ files }) => files)))
    sizes[file] = (await pack(await readFile(join(folder, file)))).length;
  return pages
    .map(({ name, files }) => ({
      name,
      bytes: files.reduce((total, file) => total + (sizes[file] ?? 0), 0),
    }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** Pages over the budget, as messages; `budget` is the operators' own for this remote. */
export function findOversize(
  { base }: RemoteManifest,
  pages: readonly PageSize[],
  budget: Partial<Budget> = {},
) {
  const limits = { ...BUDGETS[base === '' ? 'public' : 'admin'], ...budget };
  const limit = limits.entry + limits.page;
  return pages
    .filter(({ bytes }) => bytes > limit)
    .map(
      ({ name, bytes }) =>
        `the scripts of ${name}: ${formatKilobytes(bytes)} after gzip, the budget is ${formatKilobytes(limit)}`,
    );
}

const formatKilobytes = (bytes: number) => `${Math.ceil(bytes / KILO)} kB`;

/** The largest page for people, such as `mf_public/home: 90 kB of scripts`. */
export const describeLargest = ([largest]: readonly PageSize[]) =>
  largest ? `${largest.name}: ${formatKilobytes(largest.bytes)} of scripts` : '-';
