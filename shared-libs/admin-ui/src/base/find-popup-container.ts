// antd's dialog lets presses through but for its container, and what opens in it does as it does.
const CONTAINERS = '.ant-modal-container, [role="dialog"], dialog, main';

/** Where a list or menu that opens stands: in the dialog or the page of what opens it. Beside the frame its words were in no landmark, and nobody who goes from one to the next met them. */
export const findPopupContainer = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>(CONTAINERS) ?? document.body;
