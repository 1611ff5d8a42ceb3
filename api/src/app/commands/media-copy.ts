import fs from 'node:fs';
import path from 'node:path';

const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');

export const describeMedia = (dataDir: string) =>
  `Pictures and files are not included: they are in ${mediaFolder(dataDir)} (${filesIn(mediaFolder(dataDir)).length} files); --media <folder> copies them`;

export const copyMediaFrom = (dataDir: string, folder: string) =>
  copyFiles(mediaFolder(dataDir), folder);
export const copyMediaTo = (dataDir: string, folder: string) =>
  copyFiles(folder, mediaFolder(dataDir));

// Media files are immutable per name, so existing ones are skipped.
async function copyFiles(from: string, to: string) {
  const files = filesIn(from);
  for (const name of files) {
    const target = path.join(to, name);
    if (
      fs.statSync(target, { throwIfNoEntry: false })?.size ===
      fs.statSync(path.join(from, name)).size
    )
      continue;
    await fs.promises.mkdir(path.dirname(target), { recursive: true });
    await fs.promises.copyFile(path.join(from, name), `${target}.part`);
    await fs.promises.rename(`${target}.part`, target);
  }
  return `${files.length} pictures and files are in ${to}`;
}

function filesIn(folder: string) {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
}
