import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../quality/say.mjs';

const folder = join(import.meta.dirname, 'lighthouse');
const ENOUGH = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Starts a browser for Lighthouse, which it installs when it is not there yet; `audit` looks at one page as a phone with slow 4G would.
 * `sizeOf` says what the body of the answer of an address weighs, in bytes.
 */
export async function openLighthouse(executablePath, sizeOf) {
  const [{ default: lighthouse }, { launch }] = await loadModules();
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [
      '--headless=new',
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const once = async (url) =>
    (
      await lighthouse(url, {
        port: browser.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
      })
    ).lhr;
  const recorded = async (url) => {
    const first = await once(url);
    return readFigures(first.runtimeError ? await once(url) : first, sizeOf);
  };
  return {
    /** A page below the mark is looked at twice more and its middle figures count: a machine that others use too has slow moments. */
    async audit(url) {
      const first = await recorded(url);
      if (first.scores[0] >= ENOUGH) return first;
      const all = [first, await recorded(url), await recorded(url)];
      return all.toSorted((one, other) => one.scores[0] - other.scores[0])[1];
    },
    stop: () => browser.kill(),
  };
}

async function loadModules() {
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    say('▸ Installing Lighthouse, this once');
    const { status } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--no-package-lock'],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0)
      throw new Error('Lighthouse cannot be installed: the registry did not answer.');
  }
  const { resolve } = createRequire(join(folder, 'package.json'));
  return Promise.all(
    ['lighthouse', 'chrome-launcher'].map((name) => import(pathToFileURL(resolve(name)).href)),
  );
}

function readFigures({ categories, audits, runtimeError }, sizeOf) {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0).map(({ id }) => id),
  );
  const bytes = { Document: 0, Stylesheet: 0, Script: 0, Image: 0, Ahead: 0 };
  const requests = audits['network-requests'].details.items;
  let ahead = 0;
  for (const { resourceType, url, priority } of requests) {
    // What lies below the first view is fetched ahead of it, at the lowest priority.
    const kind = resourceType === 'Image' && /Low$/.test(priority) ? 'Ahead' : resourceType;
    if (kind in bytes) bytes[kind] += sizeOf(url);
    if (kind === 'Ahead') ahead++;
  }
  const value = (id) => audits[id].numericValue ?? Number.NaN;
  return {
    scores,
    lost,
    bytes,
    requests: requests.length - ahead,
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
