import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tab } from './tab.ts';

const folder = process.env.ENGINE_PICTURES;

/** Saves to the folder `ENGINE_PICTURES`, to compare engines; does nothing without it. */
export async function saveScreenshot(tab: Tab, name: string): Promise<void> {
  if (!folder) return;
  await tab.run(waitUntilPainted);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${tab.engine.toLowerCase()}.png`), await tab.screenshot());
}

/** Runs in the page: waits for fonts and visible pictures, at most five seconds. */
async function waitUntilPainted(): Promise<void> {
  const isSeen = (image: Element) => {
    const { left, right, top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const patience = Date.now() + 5000;
  while (Date.now() < patience) {
    const isDrawn =
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || !isSeen(image));
    await new Promise((done) => setTimeout(done, 500));
    if (isDrawn) return;
  }
}
