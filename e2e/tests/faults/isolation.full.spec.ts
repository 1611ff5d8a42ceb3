import { readFile } from 'node:fs/promises';
import { addDeployToken, sendAsTeam } from '../../fixtures/send-release.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { TestRemote } from '../../fixtures/test-remote.ts';

// Faulty or hostile server code, each in a separate remote, all at the same time.
type Fault = Pick<TestRemote, 'top' | 'loader' | 'component'>;
const AT_IMPORT: Record<string, Fault> = {
  throws: { top: "throw new Error('at import');" },
  hangs: { top: 'setInterval(() => {}, 1000); await new Promise(() => {});' },
  loops: { top: 'while (true);' },
};
/** Code that crashes a renderer or never ends a page. */
const CRASHING: Record<string, Fault> = {
  loop: { loader: '() => { while (true); }' },
  suspends: { component: '() => { throw new Promise(() => {}); }' },
  unsettled: { loader: '() => new Promise(() => {})' },
  timer: {
    loader: "() => { setTimeout(() => { throw new Error('in a timer'); }, 20); return null; }",
  },
  exit: { loader: '() => process.exit(0)' },
  leak: {
    top: 'const held = [];',
    loader:
      '() => { for (let count = 0; count < 20; count++) held.push(Array.from({ length: 2e6 }, () => Math.random())); return null; }',
  },
  patched: {
    loader: "() => { Array.prototype.map = () => { throw new Error('patched'); }; return null; }",
  },
};
/** Label in figures and metrics; `leak` and `patched` end in several ways and are not checked. */
const COUNTED_AS: Record<string, 'deadline' | 'crash'> = {
  loop: 'deadline',
  suspends: 'deadline',
  unsettled: 'deadline',
  timer: 'crash',
  exit: 'crash',
};
const createRemote = (fault: string, version: string, more: Fault = {}): TestRemote => ({
  name: `mf_fault_${fault}`,
  path: `fault-${fault}`,
  version,
  ...more,
});
const FAULTS: Record<string, Fault> = { ...AT_IMPORT, ...CRASHING };

test('faulty server code harms no other remote, and its pages come from the previous release', async ({
  page,
  product,
  manager,
  problems,
}) => {
  problems.allow(/503/);
  const shell = product.services.shell.pid;
  const read = async (path: string) => {
    const answer = await fetch(product.url + path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const metrics = async () => (await read('/metrics')).text;
  const all = Object.keys(FAULTS);
  const tokens = new Map<string, string>();
  async function plant(release: TestRemote) {
    const { name } = release;
    const token = tokens.get(name) ?? (await addDeployToken(manager, release));
    tokens.set(name, token);
    return sendAsTeam(product.url, release, { token });
  }
  for (const fault of all) await plant(createRemote(fault, '1.0.0'));
  await plant(createRemote('single', '1.0.0', { loader: '() => process.exit(0)' }));
  await plant(createRemote('healthy', '1.0.0'));
  for (const fault of ['healthy', ...all])
    await expect
      .poll(async () => (await read(`/fault-${fault}`)).text, { timeout: 60_000 })
      .toContain(`mf_fault_${fault} 1.0.0 writes`);

  // Continuous reads of pages of others, each without cache.
  const PAGES = [
    { path: (view: number) => `/news?page=${view}`, has: '</html>' },
    { path: (view: number) => `/fault-healthy?view=${view}`, has: 'mf_fault_healthy 1.0.0 writes' },
    { path: () => '/admin/login', has: '</html>' },
  ];
  const others = { views: 0, failed: [] as string[], isOver: false };
  const reader = (async () => {
    while (!others.isOver) {
      const view = 1 + (++others.views % 9000);
      for (const { path, has } of PAGES.filter((_, index) => index === view % PAGES.length)) {
        const { status, text } = await read(path(view)).catch((error: Error) => ({
          status: 0,
          text: error.message,
        }));
        if (status !== 200 || !text.includes(has))
          others.failed.push(`${path(view)} ${status} ${text}`);
      }
      // Below the render limit of five new pages a second per network.
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  for (const [fault, code] of Object.entries(AT_IMPORT))
    await plant(createRemote(fault, '1.1.0', code));
  const crash = async (fault: string) => {
    await plant(createRemote(fault, '1.1.0', CRASHING[fault]));
    await expect
      .poll(async () => (await read(`/fault-${fault}`)).text, { timeout: 60_000 })
      .toContain(`mf_fault_${fault} 1.1.0 writes`);
    for (let view = 1; view <= 5; view++) {
      const { status, text } = await read(`/fault-${fault}/fault?view=${view}`);
      expect([fault, status], text.slice(0, 300)).toEqual([fault, 200]);
      expect(text, fault).toMatch(new RegExp(`mf_fault_${fault} 1\\.[01]\\.0 writes`));
    }
    await expect
      .poll(metrics, { timeout: 30_000 })
      .toContain(`shell_renderer_circuit_open{remote="mf_fault_${fault}",version="1.1.0"} 1`);
    const kind = COUNTED_AS[fault];
    if (kind)
      expect(await metrics()).toMatch(
        new RegExp(
          `shell_area_errors_total\\{remote="mf_fault_${fault}",version="1.1.0",kind="${kind}"\\} [1-9]`,
        ),
      );
    // HTML, boot data and scripts name the same release.
    const { text } = await read(`/fault-${fault}`);
    expect(text).toContain(`mf_fault_${fault} 1.0.0 writes`);
    expect(text).not.toContain(`/remotes/mf_fault_${fault}/1.1.0/`);
  };
  // Two at a time: endless loops use a core each until they are terminated.
  const crashing = Object.keys(CRASHING);
  await Promise.all(
    [0, 1].map(async (worker) => {
      for (const fault of crashing.filter((_, index) => index % 2 === worker)) await crash(fault);
    }),
  );
  for (const fault of Object.keys(AT_IMPORT))
    expect((await read(`/fault-${fault}`)).text).toContain(`mf_fault_${fault} 1.0.0 writes`);

  // Without a previous release: uncached frame of the shell, rendered in the browser.
  for (let view = 1; view <= 4; view++) {
    const { status, headers, text } = await read(`/fault-single/fault?view=${view}`);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toContain('<footer');
  }
  const answer = await page.goto('/fault-single/fault?view=9');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText('mf_fault_single 1.0.0 writes');

  others.isOver = true;
  await reader;
  expect(others.failed).toEqual([]);
  expect(others.views).toBeGreaterThan(20);
  expect(product.services.shell.pid).toBe(shell);
  // The environment of the shell has no API secrets.
  const environment = (await readFile(`/proc/${shell}/environ`, 'utf8'))
    .split('\0')
    .map((pair) => pair.split('=', 1)[0]);
  expect(environment).toContain('APP_KEY');
  const secrets = ['DATA_KEY', 'ADMIN_PASSWORD', 'DEMO_PASSWORD', 'DATABASE_URL'];
  expect(environment.filter((name) => secrets.includes(name ?? ''))).toEqual([]);

  // The start of a shell is not blocked by faulty remotes.
  await page.goto('about:blank');
  await product.stopShell();
  await product.startShell();
  expect(product.services.shell.pid).not.toBe(shell);
  for (const fault of Object.keys(AT_IMPORT))
    expect((await read(`/fault-${fault}`)).text).toContain(`mf_fault_${fault} 1.0.0 writes`);
  for (const { path, has } of PAGES) expect((await read(path(9100))).text).toContain(has);
});
