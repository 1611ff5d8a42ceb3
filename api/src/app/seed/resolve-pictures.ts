/** Replaces names of media by ids; `where` names the entry in errors. */
export function resolvePictures(
  value: unknown,
  media: ReadonlyMap<string, number>,
  where: string,
): unknown {
  if (Array.isArray(value)) return value.map((each) => resolvePictures(each, media, where));
  if (typeof value !== 'object' || value === null) return value;
  const { media: named, ...rest } = value as { media?: unknown };
  const name = typeof named === 'string' ? named : findVideoName(value);
  const { url: _url, ...others } = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, resolvePictures(inner, media, where)]),
  );
  if (name === undefined)
    return named === undefined
      ? { ...others, ...('url' in rest && { url: rest.url }) }
      : { media: named, ...others };
  const id = media.get(name);
  if (id === undefined)
    throw new Error(`Seed: ${where} names ${name}, which is not in the media list`);
  return { media: id, ...others };
}

// Demo videos are stored by file name.
function findVideoName(value: object) {
  const { provider, url } = value as { provider?: unknown; url?: unknown };
  return provider === 'file' && typeof url === 'string'
    ? /^media\/([\w-]+)\.mp4$/.exec(url)?.[1]
    : undefined;
}
