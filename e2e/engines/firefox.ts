import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startProgram } from '../fixtures/program.ts';
import { openScreen } from './screen.ts';
import { calling, controlWith, SIZE, type Tab, until } from './tab.ts';

/** Firefox reports the hash of no bytes for scripts that were loading when the page was left. */
const EMPTY_HASHES = ['sha256', 'sha384'].map((sort) =>
  createHash(sort).digest('base64').slice(0, 40),
);
/** Reported for a fetch by the service worker when the page was left. */
const SERVICE_WORKER_MESSAGE =
  'A ServiceWorker intercepted the request and encountered an unexpected';

interface Entry {
  level?: string;
  text?: string;
  timestamp?: number;
}
interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  method?: string;
  params?: Entry;
}
const SETTINGS = {
  'intl.accept_languages': 'zh-TW, zh',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'webgl.force-enabled': true,
};

/** Uses WebDriver BiDi, which Firefox supports natively. */
export async function openFirefox({
  browser,
  xvfb,
  refusesCookies = false,
}: {
  browser: string;
  xvfb: string;
  refusesCookies?: boolean | undefined;
}): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'admissions-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries({ ...SETTINGS, 'network.cookie.cookieBehavior': refusesCookies ? 2 : 5 })
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const screen = await openScreen(xvfb);
  const program = startProgram(
    browser,
    ['--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { env: { ...process.env, ...screen.env, HOME: profile } },
  );
  const [, address] = await program.waitForOutput(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const errors: { text: string; at: number }[] = [];
  const { call, socket } = await connect(`${address}/session`, (entry) => {
    const { level, text = '', timestamp: at = 0 } = entry;
    if (level === 'error' && !EMPTY_HASHES.some((hash) => text.includes(hash)))
      errors.push({ text, at });
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  // In the first tab the address bar keeps the focus even on clicks, so fields get no blur event.
  const { context } = await call('browsingContext.create', { type: 'tab' });
  await call('browsingContext.setViewport', { context, viewport: SIZE });
  const act = (source: object) => call('input.performActions', { context, actions: [source] });

  const run: Tab['run'] = async (work, ...args) => {
    const answer = (await call('script.evaluate', {
      target: { context },
      awaitPromise: true,
      expression: `Promise.resolve(${calling(work, args)}).then((value)=>JSON.stringify({value}))`,
    })) as { type: string; result: { value: string }; exceptionDetails: { text: string } };
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value).value;
  };

  return {
    engine: 'Firefox',
    // Aborted while another navigation ends, so it is repeated.
    goTo: async (url) =>
      void (await until(`Firefox opens ${url}`, () =>
        call('browsingContext.navigate', { context, url, wait: 'interactive' }),
      )),
    run,
    clickAt: async (x, y) =>
      void (await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    type: async (text) =>
      void (await act({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })),
    pressControl: async (key) => void (await act(controlWith(key))),
    async resize(viewport) {
      await call('browsingContext.setViewport', { context, viewport });
      return run(() => innerWidth);
    },
    async takeErrors() {
      const arrived = await run(arrivedAt);
      return errors
        .splice(0)
        .filter(({ text, at }) => !(text.includes(SERVICE_WORKER_MESSAGE) && at < arrived))
        .map(({ text }) => text);
    },
    async close() {
      await call('browser.close', {}).catch(() => {});
      socket.terminate();
      await program.stop();
      await screen.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Runs in the page: time of the document's arrival, in milliseconds since 1970. */
function arrivedAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (visit?.domInteractive ?? 0);
}

async function connect(url: string, onLog: (entry: Entry) => void) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  socket.on('message', (data) => {
    const { id, type, result, error, message, method, params } = JSON.parse(
      String(data),
    ) as Message;
    if (type === 'event' && method === 'log.entryAdded' && params) onLog(params);
    const call = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'success') call?.resolve(result ?? {});
    else if (type === 'error') call?.reject(new Error(`${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values())
      reject(new Error('The browser closed the connection.'));
  });
  const call = (method: string, params: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return { call, socket };
}
