/** Form of an API version. */
const VERSION = /^v[1-9]\d{0,2}$/;

/** Parses API_VERSION (default v1); throws one sentence. */
export function parseApiVersion(setting: string | undefined) {
  const version = setting || 'v1';
  if (!VERSION.test(version))
    throw new Error(`Setting API_VERSION: must be v and a number, such as v1, not "${version}"`);
  return version;
}

/** Response header with the API version, in lower case. */
export const API_VERSION_HEADER = 'x-api-version';

/** Removes the version from a path before routing, so that both paths follow the same rules. */
export function removeApiVersion(url: string, version: string) {
  const prefix = `/api/${version}/`;
  return url.startsWith(prefix) ? `/api/${url.slice(prefix.length)}` : url;
}
