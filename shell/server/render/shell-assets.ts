import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSha256 } from '../base/hashes.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

/** Files of one document. */
export interface EntryAssets {
  /** The entry and its static imports. */
  entry: string;
  preload: string[];
  css: string[];
  fonts?: string[];
  /** Script URL → hash, for everything that the entry may load. */
  integrity: Record<string, string>;
}
export interface ShellAssets {
  public: EntryAssets;
  admin: EntryAssets;
  /** Service worker for offline pages; absent in development. */
  worker?: string | undefined;
}

export async function loadShellAssets(clientDir: string): Promise<ShellAssets> {
  const manifest = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const worker = manifest['src/offline/service-worker.ts'];
  return {
    public: await loadEntryAssets(clientDir, manifest, 'src/entry-public.tsx'),
    admin: await loadEntryAssets(clientDir, manifest, 'src/entry-admin.tsx'),
    worker: worker && join(clientDir, worker.file),
  };
}

async function loadEntryAssets(
  clientDir: string,
  manifest: Manifest,
  key: string,
): Promise<EntryAssets> {
  const initialChunks = collectChunks(manifest, key, ({ imports = [] }) => imports);
  const allChunks = collectChunks(manifest, key, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const hashes = allChunks.map(
    async ({ file }) => [`/${file}`, hashSha256(await readFile(join(clientDir, file)))] as const,
  );
  const files = initialChunks.map(({ file }) => `/${file}`);
  const fonts = initialChunks.flatMap(({ assets = [] }) => assets).filter(isFont);
  return {
    entry: files.at(-1) as string,
    preload: files.slice(0, -1),
    css: [...new Set(initialChunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    fonts: fonts.map((file) => `/${file}`),
    integrity: Object.fromEntries(await Promise.all(hashes)),
  };
}
const isFont = (file: string) => file.endsWith('.woff2');
// Imported chunks first, because the order of their style sheets matters.
function collectChunks(
  manifest: Manifest,
  key: string,
  next: (chunk: Chunk) => string[],
  found = new Map<string, Chunk>(),
  seen = new Set<string>(),
): Chunk[] {
  const chunk = manifest[key];
  if (chunk && !seen.has(key)) {
    seen.add(key);
    for (const child of next(chunk)) collectChunks(manifest, child, next, found, seen);
    found.set(key, chunk);
  }
  return [...found.values()];
}
