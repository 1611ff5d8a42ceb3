// antd's dialog disables pointer events outside of its container.
const CONTAINERS = '.ant-modal-container, [role="dialog"], dialog, main';

/** Opens popups inside the dialog or landmark of their opener, for screen readers. */
export const findPopupContainer = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>(CONTAINERS) ?? document.body;
