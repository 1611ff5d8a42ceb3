import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../quality/say.mjs';

const folder = join(import.meta.dirname, 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Starts a browser for Lighthouse, which it installs when it is not there yet; `audit` looks at one page as a phone with slow 4G would. */
export async function openLighthouse(executablePath) {
  const [{ default: lighthouse }, { launch }] = await loadModules();
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    async audit(url) {
      const { lhr } = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES });
      return figuresOf(lhr);
    },
    stop: () => browser.kill(),
  };
}

async function loadModules() {
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    say('▸ Installing Lighthouse, this once');
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Lighthouse cannot be installed: the registry did not answer.');
  }
  const { resolve } = createRequire(join(folder, 'package.json'));
  return Promise.all(['lighthouse', 'chrome-launcher'].map((name) => import(pathToFileURL(resolve(name)).href)));
}

function figuresOf({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0).map(({ id }) => id),
  );
  const bytes = { Document: 0, Stylesheet: 0, Script: 0, Image: 0 };
  const requests = audits['network-requests'].details.items;
  for (const { resourceType, transferSize } of requests) if (resourceType in bytes) bytes[resourceType] += transferSize;
  const value = (id) => audits[id].numericValue ?? Number.NaN;
  return {
    scores,
    lost,
    bytes,
    requests: requests.length,
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
