import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const KILO = 1024;
const pack = promisify(gzip);

/** Limits in bytes after gzip of a remote's browser files. Operators raise them per owner. */
export const BUDGETS = {
  public: { entry: 30 * KILO, page: 110 * KILO, total: 320 * KILO, file: 55 * KILO },
  admin: { entry: 40 * KILO, page: 40 * KILO, total: 120 * KILO, file: 40 * KILO },
};
const PARTS = {
  entry: 'the entry',
  page: 'the largest page',
  total: 'all files',
  file: 'the largest file',
};

/** Sizes of a release's browser files (bytes after gzip), with the names of the largest. */
export async function measureRelease(folder, { manifest, entry, routes, files }) {
  const sizes = new Map();
  for (const file of Object.keys(files).filter((each) => !each.startsWith('server/')))
    sizes.set(file, (await pack(await readFile(join(folder, file)))).length);
  const sum = (list) => list.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const own = routes[manifest.name] ?? { js: [], css: [] };
  const atOnce = [...new Set([entry, ...own.js, ...own.css])];
  const pages = Object.entries(routes)
    .filter(([id]) => id !== manifest.name)
    .map(([id, { js, css }]) => ({
      name: id,
      bytes: sum([...js, ...css].filter((file) => !atOnce.includes(file))),
    }));
  const single = [...sizes].map(([name, bytes]) => ({ name, bytes }));
  return {
    entry: { name: entry, bytes: sum(atOnce) },
    page: findLargest(pages),
    total: { name: '', bytes: sum([...sizes.keys()]) },
    file: findLargest(single),
  };
}
const findLargest = (list) =>
  list.reduce((one, other) => (other.bytes > one.bytes ? other : one), { name: '', bytes: 0 });

/** Exceeded budgets as messages; `budget` is the operators' own for this remote. */
export function findOversize(manifest, sizes, budget = {}) {
  const limits = { ...BUDGETS[manifest.base === '' ? 'public' : 'admin'], ...budget };
  return Object.entries(PARTS).flatMap(([part, title]) => {
    const { name, bytes } = sizes[part];
    if (bytes <= limits[part]) return [];
    const what = name ? `${title} (${name})` : title;
    return [
      `${what}: ${formatKilobytes(bytes)} after gzip, the budget is ${formatKilobytes(limits[part])}`,
    ];
  });
}

export const formatKilobytes = (bytes) => `${Math.ceil(bytes / KILO)} kB`;
