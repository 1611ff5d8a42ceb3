import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store.ts';

export function createFolderStore(folder: string): MediaStore {
  const at = (name: string) => path.join(folder, name);
  return {
    async put(name, source) {
      await mkdir(folder, { recursive: true });
      const isBytes = source instanceof Uint8Array;
      const tempPath = isBytes ? at(`${name}.new`) : source.path;
      try {
        const handle = await open(tempPath, isBytes ? 'wx' : 'r+');
        try {
          if (isBytes) await handle.writeFile(source);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(tempPath, at(name));
      } catch (error) {
        await rm(tempPath, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(at(name)),
    async remove(names) {
      for (const name of names) await rm(at(name), { force: true });
    },
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(at(name)).catch(() => undefined);
        if (found?.isFile()) yield { name, at: found.mtime };
      }
    },
  };
}
