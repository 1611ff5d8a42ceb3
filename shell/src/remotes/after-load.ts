/** Runs optional work once the page has loaded, is visible and idle. */
export function afterLoad(work: () => unknown) {
  const start = () => {
    if (!(document as { prerendering?: boolean }).prerendering) return whenIdle(work);
    document.addEventListener('prerenderingchange', start, { once: true });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
/** Whether the visitor saves data. */
export const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(work: () => unknown) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 8000 });
  else setTimeout(work, 3000);
}
