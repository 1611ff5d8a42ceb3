import fs from 'node:fs';
import { packageFile } from '../package-folder.ts';

export interface Picture {
  id: number;
  /** What must stay in view when the picture is cropped. */
  focal: { x: number; y: number } | undefined;
}

/** The seeded pictures by name, each with its focal point. */
export function picturesOf(ids: ReadonlyMap<string, number>): Map<string, Picture> {
  if (ids.size === 0) return new Map();
  const index = JSON.parse(fs.readFileSync(packageFile('seed', 'media', 'index.json'), 'utf8')) as { name: string; focal?: Picture['focal'] }[];
  const focals = new Map(index.map(({ name, focal }) => [name, focal]));
  return new Map([...ids].map(([name, id]) => [name, { id, focal: focals.get(name) }]));
}

/** The same value with names of pictures replaced by their ids; `where` says in an error which entry it was. */
export function withPictures(value: unknown, pictures: ReadonlyMap<string, Picture>, where: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withPictures(each, pictures, where));
  if (typeof value !== 'object' || value === null) return value;
  const { media, ...rest } = value as { media?: unknown };
  const others = Object.fromEntries(
    Object.entries(rest).map(([name, inner]) => [name, name === 'url' ? addressOf(inner) : withPictures(inner, pictures, where)]),
  );
  if (typeof media !== 'string') return media === undefined ? others : { media, ...others };
  const picture = pictures.get(media);
  if (!picture) throw new Error(`Seed: ${where} names the picture ${media}, which is not there`);
  return { media: picture.id, ...('alt' in others && picture.focal && { focal: picture.focal }), ...others };
}

// Files of the demo content are named without the slash of the address they are served under.
const addressOf = (url: unknown) => (typeof url === 'string' && url.startsWith('media/') ? `/${url}` : url);
