import { temporaryFolder } from '@admissions/tools/testing-node';
import { describe, expect, test } from 'vitest';
import * as entryServer from '../../src/entry-server.tsx';
import type { RemoteModule } from '../../src/remotes/remote-module.ts';
import { writeRelease } from '../testing/release.ts';
import { createRenderDeps } from '../testing/render-deps.ts';
import { renderPage } from './render-page.ts';
import { createSourcePages } from './source-pages.ts';

const release = await writeRelease(temporaryFolder());

async function view(load: () => Promise<RemoteModule>, showsFaults = true) {
  const page = await renderPage(
    createRenderDeps({
      showsFaults,
      remotes: createSourcePages({
        entry: async () => entryServer,
        builds: { findFolder: () => '', ensureVerifiedCopy: async () => '' },
        loadSources: load,
      }),
    }),
    { target: '/', address: '127.0.0.1', network: '127.0.0.1', releases: [release] },
  );
  return { status: page.status, html: page.body.text.toString() };
}
const remote = (route: object) => async () => ({
  contract: '2',
  routes: [{ id: 'mf_public/page', index: true as const, Component: () => 'the page', ...route }],
});
const broken = (text: string) => () => {
  throw new Error(text);
};

describe('a page in development', () => {
  test.each([
    ['its loader', remote({ loader: broken('loader <broke>') }), 500, 'loader &lt;broke>'],
    ['rendering it', remote({ Component: broken('drawing broke') }), 500, 'drawing broke'],
    ['its remote', broken('Unexpected token') as never, 503, 'Unexpected token'],
  ])('shows the error of %s below the page', async (_part, load, status, cause) => {
    const page = await view(load);
    expect(page.status).toBe(status);
    expect(page.html).toMatch(/<footer[\s\S]*<pre id="faults"/);
    expect(page.html.split('<pre id="faults"')[1]).toContain(cause);
  });
  test('hides errors from visitors', async () => {
    const { html } = await view(remote({ loader: broken('the cause') }), false);
    expect(html).not.toContain('the cause');
  });
});
