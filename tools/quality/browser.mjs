import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOrInstall, findProgram, installPackages } from './programs.mjs';
import { say } from './say.mjs';
import { bin, root } from './steps.mjs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds or installs the Chromium of the e2e tests; throws when neither works. */
export async function findBrowser() {
  const found = findProgram(CANDIDATES) ?? (await ownBrowser());
  if (found) return reportBrowser(found);
  say('  No Chromium found.');
  if (installPackages(['chromium', 'fonts-noto-cjk']))
    return reportBrowser(findProgram(CANDIDATES));
  say('  Downloading Playwright’s own Chromium …');
  try {
    execFileSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit', cwd: root });
  } catch {
    throw new Error(
      'There is no Chromium here and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return reportBrowser(await ownBrowser());
}

/**
 * The headless shell of the same Chromium for e2e tests, a sixth less CPU; else `browser`.
 * CHROMIUM_PATH takes precedence.
 */
export function findHeadlessBrowser(browser) {
  if (process.env.CHROMIUM_PATH) return browser;
  const names = ['chromium-headless-shell'];
  const found = findOrInstall(() => findProgram(names), names);
  return found ? reportBrowser(found) : browser;
}

async function ownBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function reportBrowser(path) {
  const version =
    process.platform === 'win32'
      ? ''
      : execFileSync(path, ['--version'], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim();
  say(`  Browser: ${path} ${version}`);
  return path;
}
