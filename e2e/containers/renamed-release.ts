import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Description {
  manifest: { name: string; version: string };
  base: string;
  files: Record<string, string>;
  releasedAt: string;
}
const IS_TEXT = /\.(m?js|css|json|svg)$/;

/** Writes the release in `from` once more as another version: the same build, where another mark stands for `mark.old`. */
export async function renameRelease(
  from: string,
  to: string,
  { version, mark }: { version: string; mark: { old: string; new: string } },
): Promise<void> {
  await cp(from, to, { recursive: true });
  const file = join(to, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Description;
  const base = `/remotes/${release.manifest.name}/${version}/`;
  const files: Record<string, string> = {};
  for (const name of Object.keys(release.files)) {
    const path = join(to, name);
    const before = await readFile(path);
    const bytes = IS_TEXT.test(name)
      ? Buffer.from(
          before
            .toString('utf8')
            .replaceAll(release.base, base)
            .replaceAll(mark.old, mark.new)
            // JSON and scripts may have it as an escape.
            .replaceAll(escaped(mark.old), escaped(mark.new)),
        )
      : before;
    await writeFile(path, bytes);
    files[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const manifest = { ...release.manifest, version };
  await writeFile(file, JSON.stringify({ ...release, manifest, base, files }));
}

const escaped = (text: string) =>
  text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
