const KEY = 'forms statistics';

/** Whether the panel was open when it was last left; whoever works through an inbox closes it once. */
export function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'closed';
  } catch {
    return true;
  }
}
/** Storage that is refused costs only that. */
export function keepOpen(isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, isOpen ? 'open' : 'closed');
  } catch {}
}
