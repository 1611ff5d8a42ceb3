import {
  type Api,
  apiContext,
  buildErrorPageUrl,
  findErrorMessageKey,
  isApiError,
} from '@admissions/api-client';
import { RESULT_CODES } from '@admissions/protocol';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';

const isServer = typeof window === 'undefined';

/** A page's loader, with the API and the address. */
export const createLoader =
  <T>(load: (page: { api: Api; url: URL; search: URLSearchParams }) => Promise<T>) =>
  ({ context, request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    return load({ api: context.get(apiContext), url, search: url.searchParams });
  };

/** For the page's main read: 404 in place, the error page for other HTTP errors. */
export async function loadPage<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === RESULT_CODES.notExists) throw data(null, { status: 404 });
    if (!isServer && (error.status === 404 || error.status === 500))
      throw redirect(buildErrorPageUrl(error, location.search));
    // A visitor cannot fix an application token.
    const isUnknown = error.status === 401;
    // The sentence of a 429 names the time to wait.
    const key = error.status === 429 ? error.message : findErrorMessageKey(error);
    throw data(
      { requestId: error.requestId, key: isUnknown ? null : key },
      { status: error.status >= 400 && !isUnknown ? error.status : 503 },
    );
  }
}

/** Null for an optional entry that does not exist yet. */
export async function loadPageOrNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    return isApiError(error) && error.code === RESULT_CODES.notExists
      ? null
      : loadPage(Promise.reject(error));
  }
}

/** For a section: null on failure, without breaking the page. */
export async function loadSection<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/** A positive number such as an id or a page; else null. */
export function getNumberParam(search: URLSearchParams, name: string) {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** A missing id makes the page a 404. */
export function getIdParam(search: URLSearchParams) {
  const id = getNumberParam(search, 'id');
  if (id === null) throw data(null, { status: 404 });
  return id;
}
