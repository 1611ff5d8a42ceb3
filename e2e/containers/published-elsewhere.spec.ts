import { expect, test } from '@playwright/test';
import { type Caller, staffCaller } from '../fixtures/caller.ts';
import { ask } from './ask.ts';
import { type Parts, startParts } from './parts.ts';

// Two shells, each with an API of its own, on one PostgreSQL: what is published through the one, visitors of the other see.
const READS_NEWS = ['/newsCont?id=2', '/news'];
const MOST_TRIES = 200;
const READS_NO_NEWS = ['/video', '/traffic', '/campCont?id=1'];
let parts: Parts;
let editor: Caller;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(480_000);
  parts = await startParts({ hasReplica: true, hasApiReplica: true });
  editor = await staffCaller(parts.shellUrl, parts.admin.account, parts.admin.password);
});
test.afterAll(async () => {
  await parts?.stop();
});

/** A page of the other shell, and whether it was kept there. */
async function view(path: string) {
  const { status, headers, text } = await ask(parts.replicaUrl + path);
  expect(status, path).toBe(200);
  return { isKept: headers['x-page'] === 'cache', text };
}
async function publish(title: string) {
  const { revision } = await editor.get<{ revision: number }>('/api/admin/news/news_info/2');
  await editor.call('PUT', '/api/admin/news/edit_news/2', { title, revision });
}
/** Views a page until it is another than the one kept from before. News of a change is on its way while the editor is answered: a view at that very moment may be the old one. */
async function viewChanged(path: string, before: string) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await view(path);
    if (!seen.isKept || seen.text !== before) return seen.text;
  }
  throw new Error(`${path} stays as it was`);
}

test('what is published through one shell is in the next view that another one makes', async () => {
  for (let time = 0; time < 3; time++) {
    const title = `別處發布的標題 ${time}`;
    await view('/newsCont?id=2');
    const { isKept, text } = await view('/newsCont?id=2');
    expect(isKept).toBe(true);
    await publish(title);
    expect(await viewChanged('/newsCont?id=2', text)).toContain(title);
  }
});

test('it empties there what reads the changed kind, and leaves every other page alone', async () => {
  // Once each: what is asked for more often is made again before anybody asks, and would look as if it had stayed.
  for (const path of READS_NO_NEWS) await view(path);
  const before = await Promise.all(READS_NEWS.map(view));
  const title = '只有讀它的頁面更新';
  await publish(title);
  for (const [index, path] of READS_NEWS.entries())
    expect(await viewChanged(path, before[index]?.text ?? ''), path).toContain(title);
  for (const path of READS_NO_NEWS) expect((await view(path)).isKept, path).toBe(true);
});
