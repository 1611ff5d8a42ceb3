/** Slow 4G and a slow phone, as the Chrome DevTools protocol has them. */
export const THROTTLE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  cpu: 4,
};

/** Loads a page once in a fresh browser profile: bytes, requests, largest contentful paint, and when the page's own part answers to a click. */
export async function loadOnce(
  browser,
  url,
  { isThrottled = true, viewport = { width: 1200, height: 800 }, settle = 'main h1' } = {},
) {
  const context = await browser.newContext({ viewport, locale: 'zh-TW' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const files = new Map();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    files.set(requestId, { url: request.url, type, bytes: 0, head: 0 }),
  );
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (file) file.head = response.encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  if (isThrottled) {
    const { cpu, ...network } = THROTTLE;
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  await page.addInitScript(watchPage, settle);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => globalThis.measured?.interactive !== undefined, null, {
      timeout: 60_000,
    });
    await page.waitForLoadState('networkidle');
    const { lcp, interactive } = await page.evaluate(() => globalThis.measured);
    const all = [...files.values()].filter(({ url: address }) => address.startsWith('http'));
    const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = all.filter(
      ({ url: address, type }) => type === 'Script' || /\.js(\?|$)/.test(address),
    );
    return {
      requests: all.length,
      bytes: sum(all),
      // The budget is for what is compressed: without the headers of each answer.
      scripts: scripts.reduce((total, { bytes, head }) => total + bytes - head, 0),
      scriptFiles: scripts.length,
      lcp,
      interactive,
      urls: all.map(({ url: address }) => new URL(address).pathname),
      sizes: scripts.map(({ url: address, bytes }) => [new URL(address).pathname, bytes]),
    };
  } finally {
    await context.close();
  }
}

// Runs in the page. React marks an element that it has taken over with its props.
function watchPage(settle) {
  const measured = { lcp: 0, interactive: undefined };
  globalThis.measured = measured;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const element = document.querySelector(settle);
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps$')))
      measured.interactive = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

/** The middle of several loads, value by value. */
export function findMedian(loads) {
  const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(
    ['requests', 'bytes', 'scripts', 'scriptFiles', 'lcp', 'interactive'].map((name) => [
      name,
      middle(loads.map((load) => load[name])),
    ]),
  );
}
