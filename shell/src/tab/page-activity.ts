import type { AppState } from '@admissions/store';

/** Text inputs; a search is already in the address. */
const TEXT_FIELDS =
  'main form :is(textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=date], :not([type])))';
const OPEN_DIALOGS = 'dialog[open], [aria-modal=true]';

/** Whether typed text is unsent: by the `beforeunload` warning, on public pages by the fields. */
export const hasUnsavedText = (isStaff: boolean) =>
  warnsBeforeLeaving() || (!isStaff && [...document.querySelectorAll(TEXT_FIELDS)].some(isFilled));

/** Whether a new document would interrupt something: a call, a confirmation, a dialog. */
export function isBusy(state: Pick<AppState, 'loadingBar' | 'isMasked' | 'isBurgerOpen'>) {
  const dialogs = [...document.querySelectorAll(OPEN_DIALOGS)].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  // The menu is no obstacle.
  return (
    state.loadingBar.calls > 0 || state.isMasked || dialogs.length > Number(state.isBurgerOpen)
  );
}

// `beforeunload` is the only check that works across releases of remotes.
const warnsBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isFilled = (element: Element) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value.trim() !== '' &&
  element.getClientRects().length > 0;
