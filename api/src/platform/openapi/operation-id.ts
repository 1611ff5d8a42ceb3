import type { DeclaredRoute } from '../http/declared-access.ts';

/** Verbs of the last path segment that have another name in operations. */
const VERBS: Readonly<Record<string, string>> = { del: 'delete' };
const splitWords = (text: string) => text.split(/_|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const toCamelCase = ([first = '', ...rest]: readonly string[]) =>
  first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capitalize).join('');

/** Kind name from its id: News of news.news, NewsCategory of news.category. */
export function toKindName(id: string) {
  const [area = '', own = ''] = id.split('.');
  return own.toLowerCase().startsWith(area) ? capitalize(own) : capitalize(area) + capitalize(own);
}

/**
 * Verb and subject, such as `listNews`: from `schema.operationId`, or from the path
 * (`add_ip` → addIp, `ip_list` → listIp, `ip_info` → getIp). POST in place of PUT: …ByPost.
 */
export function buildOperationId({ method, url, override, schema }: DeclaredRoute) {
  const id = schema.operationId ?? idFromPath(method, url);
  return override && method === 'POST' ? `${id}ByPost` : id;
}

function idFromPath(method: string, url: string) {
  const last = url.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  const words = splitWords(last);
  const end = words.at(-1);
  if (words.length > 1 && end === 'list') return toCamelCase(['list', ...words.slice(0, -1)]);
  if (words.length > 1 && end === 'info') return toCamelCase(['get', ...words.slice(0, -1)]);
  if (method === 'GET' && words[0] !== 'check') return toCamelCase(['get', ...words]);
  const [verb = '', ...rest] = words;
  return toCamelCase([VERBS[verb] ?? verb, ...rest]);
}
