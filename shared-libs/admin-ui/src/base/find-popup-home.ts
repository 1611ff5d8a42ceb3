/** Where a list or menu that opens stands: in the dialog or the page of what opens it. Beside the frame its words were in no landmark, and nobody who goes from one to the next met them. */
export const findPopupHome = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>('[role="dialog"], dialog, main') ?? document.body;
