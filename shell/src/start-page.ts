import { rememberClicks } from './browser/replay-early-clicks.ts';

// Runs in the document itself: what makes the page interactive is fetched once the page and its first picture have been painted, so that neither
// its bytes nor its work hold that up. A page in a tab that nobody sees is not painted, and starts at once, as does one whose button is clicked;
// a picture is not waited for longer than this, in milliseconds.
const LONGEST_WAIT = 2500;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const link of document.querySelectorAll('link[rel=modulepreload]'))
    link.removeAttribute('media');
  import('virtual:entry').catch((error) => {
    document.documentElement.dataset.start = 'failed';
    throw error;
  });
}

const firstPaint = new Promise((resolve) => {
  try {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  } catch {
    resolve(null);
  }
});

rememberClicks(start);
if (document.hidden) start();
else {
  setTimeout(start, LONGEST_WAIT);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  void Promise.all([firstPaint, picture?.decode().catch(() => {})]).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
}
