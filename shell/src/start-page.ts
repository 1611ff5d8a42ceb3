import type { Release } from '@admissions/protocol/releases';
import { collectHashes, importMapText, writeImportMap } from './browser/import-map.ts';
import { recordClicks } from './browser/replay-early-clicks.ts';

// Runs in the document itself: what makes the page interactive is fetched once the page and its first picture have been painted, so that neither
// its bytes nor its work hold that up. A page in a tab that nobody sees is not painted, and starts at once, as does one whose button is clicked;
// a picture is not waited for longer than this, in milliseconds.
const MAX_PAINT_WAIT_MS = 2500;
let isStarted = false;

// What the releases of this page are is the same for every page, and a file of its own: asked for at once, needed when the page starts.
const files = document.querySelectorAll<HTMLLinkElement>('link[rel=release]');
const releases = Promise.all(
  [...files].map(async ({ href, integrity }): Promise<Release> => {
    const options: RequestInit = { integrity, priority: 'low' };
    // Once more, because a line breaks off: without it nothing of the page comes alive.
    const answer = await fetch(href, options).catch(() => fetch(href, options));
    return answer.json();
  }),
);
releases.catch(() => {});

async function startEntry() {
  const loadedReleases = await releases;
  globalThis.registryCut = loadedReleases;
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  const hashes = collectHashes(boot.integrity, loadedReleases);
  writeImportMap(importMapText(hashes));
  // Not every engine looks into the map for what it fetches ahead, and what it has fetched it runs.
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  for (const link of links) {
    link.integrity = hashes[new URL(link.href).pathname] ?? '';
    link.removeAttribute('media');
  }
  // What the entry begins with is run first, in turns between which the page answers.
  for (const { href } of links.filter(({ href }) => new URL(href).pathname in boot.integrity)) {
    await import(/* @vite-ignore */ href);
    await new Promise((turn) => setTimeout(turn));
  }
  await import('virtual:entry');
}

function start() {
  if (isStarted) return;
  isStarted = true;
  startEntry().catch((error) => {
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

recordClicks(start);
if (document.hidden) start();
else {
  setTimeout(start, MAX_PAINT_WAIT_MS);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  void Promise.all([firstPaint, picture?.decode().catch(() => {})]).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
}
