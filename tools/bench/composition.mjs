import { join } from 'node:path';
import { startFront } from './front.mjs';
import { median, openBrowser, round, startBenchProduct, withCleanup } from './harness.mjs';
import { buildMonolith, RELEASE_LINK } from './monolith.mjs';
import { loadOnce } from './page-load.mjs';

const LOADS = 5;
const PAGE = 'features/home/home-page.tsx';

/** The home page with an empty cache, beside a monolith of the same sources. */
export const run = () =>
  withCleanup(async (folder, onStop) => {
    const monolith = await buildMonolith(join(folder, 'monolith'));
    const product = await startBenchProduct(folder, onStop);
    const browser = await openBrowser(onStop);
    const claims = await readClaims(product.url);
    const rewrite = (html) => monolith.rewrite(html, PAGE, claims);
    const urls = {
      federated: await startFront(product.url, undefined, onStop),
      monolith: await startFront(product.url, { ...monolith, rewrite }, onStop),
    };
    const loads = { federated: [], monolith: [] };
    for (let number = 0; number < LOADS; number++)
      for (const [name, url] of Object.entries(urls))
        loads[name].push(await loadOnce(browser, url));
    console.table(
      Object.keys(loads.federated[0]).map((figure) => {
        const [federated, single] = Object.values(loads).map((each) =>
          round(median(each.map((load) => load[figure]))),
        );
        return { figure, federated, monolith: single, ratio: round(federated / single, 2) };
      }),
    );
  });

/** Claims of the linked releases; the monolith bundles them without hashes. */
async function readClaims(url) {
  const html = await (await fetch(url)).text();
  return Promise.all(
    [...html.matchAll(RELEASE_LINK)].map(async ([, path]) => ({
      ...(await (await fetch(new URL(path, url))).json()),
      files: {},
    })),
  );
}
