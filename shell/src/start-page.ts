import type { Release } from '@admissions/protocol/releases';
import { collectHashes, importMapText, writeImportMap } from './browser/import-map.ts';
import { recordClicks } from './browser/replay-early-clicks.ts';

// Runs inline: loads the scripts after the first paint and picture, so that they do not compete.
// Hidden tabs do not paint and start at once, as do pages with a clicked button;
// a picture delays the start by at most this time (ms).
const MAX_PAINT_WAIT_MS = 2500;
let isStarted = false;

// One file per release, the same for all pages: fetched now, used in `startEntry`.
const files = document.querySelectorAll<HTMLLinkElement>('link[rel=release]');
const releases = Promise.all(
  [...files].map(async ({ href, integrity }): Promise<Release> => {
    const options: RequestInit = { integrity, priority: 'low' };
    // One retry, because without it the page never hydrates.
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
  // Some engines ignore the map's integrity for preloads, and run what they preloaded.
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  for (const link of links) {
    link.integrity = hashes[new URL(link.href).pathname] ?? '';
    link.removeAttribute('media');
  }
  // Run the entry's imports first, in separate tasks, so that the page stays responsive.
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
