import type { AppState } from '@admissions/store';

/** What visitors type into; a search is in the address before it leads anywhere. */
const TEXT_FIELDS =
  'main form :is(textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=date], :not([type])))';
const OPEN_DIALOGS = 'dialog[open], [aria-modal=true]';

/** Whether somebody has typed something here that is not sent: what warns before the page is left says so, on visitors' pages the form itself, whose text this tab holds. */
export const hasUnsavedText = (isStaff: boolean): boolean =>
  warnsBeforeLeaving() || (!isStaff && [...document.querySelectorAll(TEXT_FIELDS)].some(isFilled));

/** Whether something is under way that a new document would end: a call, a question, a dialog. */
export function isBusy(state: Pick<AppState, 'loadingBar' | 'isMasked' | 'isBurgerOpen'>): boolean {
  const dialogs = [...document.querySelectorAll(OPEN_DIALOGS)].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  // The menu is there to leave by.
  return (
    state.loadingBar.calls > 0 || state.isMasked || dialogs.length > Number(state.isBurgerOpen)
  );
}

// The one question that every release of every remote answers alike: it is the browser's own.
const warnsBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isFilled = (element: Element) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value.trim() !== '' &&
  element.getClientRects().length > 0;
