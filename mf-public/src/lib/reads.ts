import { buildErrorPageUrl, findErrorMessageKey, isApiError } from '@admissions/api-client';
import { CODE } from '@admissions/protocol';
import { data, redirect } from 'react-router';

const isServer = typeof window === 'undefined';

/**
 * The read that decides a page's status. What is not there is a 404 in place. In the browser an HTTP 404 or 500 leads to the error page, as the
 * specification has it; the server answers the status itself.
 */
export async function loadPage<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === CODE.notExists) throw data(null, { status: 404 });
    if (!isServer && (error.status === 404 || error.status === 500))
      throw redirect(buildErrorPageUrl(error, location.search));
    // No visitor can do anything about an application token.
    const isUnknown = error.status === 401;
    throw data(
      { requestId: error.requestId, key: isUnknown ? null : findErrorMessageKey(error) },
      { status: error.status >= 400 && !isUnknown ? error.status : 503 },
    );
  }
}

/** The same for an entry that a page can do without: one that staff have not made yet is null. */
export async function loadPageOrNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    return isApiError(error) && error.code === CODE.notExists
      ? null
      : loadPage(Promise.reject(error));
  }
}

/** A read that only one section needs: its failure is null, and the rest of the page stands. */
export async function loadSection<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/** The positive number in a query, such as an id or a page; null for anything else. */
export function getNumberParam(url: string, name: string): number | null {
  const text = new URL(url).searchParams.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The id in an address; without one there is no page. */
export function getIdParam(url: string): number {
  const id = getNumberParam(url, 'id');
  if (id === null) throw data(null, { status: 404 });
  return id;
}
