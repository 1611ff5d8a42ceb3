/** The same value with names of media replaced by their ids; `where` says in an error which entry it was. */
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
    throw new Error(`Seed: ${where} names ${name}, which is not among the media`);
  return { media: id, ...others };
}

// Videos of the demo content stand by their files.
function findVideoName(value: object): string | undefined {
  const { provider, url } = value as { provider?: unknown; url?: unknown };
  return provider === 'file' && typeof url === 'string'
    ? /^media\/([\w-]+)\.mp4$/.exec(url)?.[1]
    : undefined;
}
