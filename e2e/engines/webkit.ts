import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@admissions/tools/postgres';
import { startProgram } from '../fixtures/program.ts';
import { openScreen } from './screen.ts';
import { calling, controlWith, SIZE, type Tab, until } from './tab.ts';

interface Answer {
  value: unknown;
}
/** WebKitGTK through its WebDriver on a virtual screen. */
export async function openWebKit({
  driver,
  browser,
  xvfb,
  refusesCookies = false,
}: {
  driver: string;
  browser: string;
  xvfb: string;
  refusesCookies?: boolean | undefined;
}): Promise<Tab> {
  const home = mkdtempSync(join(tmpdir(), 'admissions-webkit-'));
  const screen = await openScreen(xvfb);
  const port = await freePort();
  const own = { HOME: home, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const server = startProgram(driver, [`--port=${port}`], {
    env: { ...process.env, ...screen.env, ...own },
  });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const { value } = (await response.json()) as Answer;
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  await until('WebKitWebDriver answers', () => call('GET', '/status'));
  // Other page load strategies wait for every picture, or forever.
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', ...(refusesCookies ? ['--cookies-policy=never'] : [])],
    },
  };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/window/rect', SIZE);

  const run: Tab['run'] = async (work, ...args) => {
    const text = await session('POST', '/execute/async', {
      script: `const done=arguments[0];Promise.resolve(${calling(work, args)}).then((value)=>done(JSON.stringify({value})),(error)=>done(JSON.stringify({error:String(error)})))`,
      args: [],
    });
    const { value, error } = JSON.parse(text as string);
    if (error) throw new Error(error);
    return value;
  };
  return {
    engine: 'WebKit',
    async goTo(url) {
      await run(() => void Object.assign(window, { isLeft: true }));
      await session('POST', '/url', { url });
      await until(`WebKit opens ${url}`, () =>
        run(() => !('isLeft' in window) && document.readyState !== 'loading'),
      );
      // The driver does not report console errors, so the page collects them.
      await run(collectErrors);
    },
    run,
    clickAt: (x, y) =>
      session('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }) as Promise<void>,
    async type(text) {
      const element = await session('GET', '/element/active');
      await session('POST', `/element/${Object.values(element as object)[0]}/value`, { text });
    },
    pressControl: (key) =>
      session('POST', '/actions', { actions: [controlWith(key)] }) as Promise<void>,
    async resize(size) {
      await session('POST', '/window/rect', size);
      // The call returns before the page has its new size.
      await run(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return run(() => innerWidth);
    },
    takeErrors: () =>
      run(() => (window as unknown as { engineErrors?: string[] }).engineErrors?.splice(0) ?? []),
    async close() {
      await session('DELETE', '').catch(() => {});
      await server.stop();
      await screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function collectErrors() {
  const errors: string[] = [];
  Object.assign(window, { engineErrors: errors });
  addEventListener('error', ({ message }) => message && errors.push(message), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    errors.push(parts.join(' '));
    error(...parts);
  };
}
