const KEY = 'admin.single-keys';

/** Whether single letters do something on this device; people who dictate, or whose hands slip, turn it off. */
export function usesSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A device that keeps nothing stays as it was.
  }
}
