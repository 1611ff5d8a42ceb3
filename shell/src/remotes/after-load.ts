/** Runs optional work once the page has loaded and is idle. */
export function afterLoad(work: () => unknown) {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}
/** Whether the visitor saves data. */
export const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(work: () => unknown) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 8000 });
  else setTimeout(work, 3000);
}
