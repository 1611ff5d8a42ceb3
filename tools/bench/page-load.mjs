/** Slow 4G and a slow phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Loads a page in a new browser profile: requests, bytes, largest paint, and time of hydration. */
export async function loadOnce(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  try {
    const page = await context.newPage();
    const scripts = await watchNetwork(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchPage);
    await page.goto(url);
    await page.waitForFunction(() => globalThis.measured.interactive, null, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { ...scripts.read(), ...(await page.evaluate(() => globalThis.measured)) };
  } finally {
    await context.close();
  }
}

/** Counts transferred bytes of all requests and of scripts. */
export async function watchNetwork(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const files = new Map();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http'))
      files.set(requestId, { isScript: /javascript/.test(response.mimeType), bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    read: () => ({
      requests: files.size,
      bytes: sum([...files.values()]),
      scripts: sum([...files.values()].filter(({ isScript }) => isScript)),
    }),
  };
}

// Runs in the page. React marks hydrated elements.
function watchPage() {
  const measured = { largestPaint: 0, interactive: 0 };
  globalThis.measured = measured;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const poll = () => {
    const heading = document.querySelector('main h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactProps$')))
      measured.interactive = performance.now();
    else setTimeout(poll, 10);
  };
  poll();
}
