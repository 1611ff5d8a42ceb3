/** How a version of the API is written. */
const VERSION = /^v[1-9]\d{0,2}$/;

/** Reads the setting API_VERSION (v1 where none is given); throws one sentence. */
export function readApiVersion(setting: string | undefined): string {
  const version = setting || 'v1';
  if (!VERSION.test(version))
    throw new Error(`Setting API_VERSION: must be v and a number, such as v1, not "${version}"`);
  return version;
}

/** Tells which version answered. In lower case. */
export const API_VERSION_HEADER = 'x-api-version';

/** The address below /api that one below /api/<version> stands for; every other address as it is. Taken off once, before a route is looked for, so that whatever holds for the one holds for the other. */
export function unversioned(url: string, version: string): string {
  const prefix = `/api/${version}/`;
  return url.startsWith(prefix) ? `/api/${url.slice(prefix.length)}` : url;
}
