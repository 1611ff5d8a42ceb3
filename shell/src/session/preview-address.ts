import { PREVIEW_PARAM } from '@admissions/protocol';

/** Adds the token to the address after a navigation, so that a reload shows the preview again. */
export function addPreviewToken(token: string) {
  const url = new URL(location.href);
  if (url.searchParams.get(PREVIEW_PARAM) === token) return;
  url.searchParams.set(PREVIEW_PARAM, token);
  history.replaceState(history.state, '', url);
}
