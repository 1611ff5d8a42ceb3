import { expect, test } from '../../fixtures/test.ts';

const figure = async (url: string, name: string) =>
  Number(
    new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1],
  );

test('a change invalidates exactly the pages that read it', async ({
  product,
  manager,
  article: { id },
}) => {
  const { url } = product;
  const sourceOf = async (path: string) => {
    const answer = await fetch(url + path);
    return { source: answer.headers.get('x-page'), text: await answer.text() };
  };
  const rename = async (title: string) => {
    const { revision } = await manager.get<{ revision: number }>(`/api/admin/news/news_info/${id}`);
    await manager.call('PUT', `/api/admin/news/edit_news/${id}`, { revision, title });
  };
  await expect.poll(async () => (await sourceOf('/traffic')).source).toBe('cache');
  const title = `換了標題 ${Date.now()}`;
  await rename(title);
  // Immediately, whichever process renders it.
  expect((await sourceOf(`/newsCont?id=${id}`)).text).toContain(title);
  expect((await sourceOf('/news')).text).toContain(title);
  expect((await sourceOf('/traffic')).source).toBe('cache');
});

test('a page of unchanged content is rendered without API requests', async ({
  product,
  visitor,
}) => {
  const { url } = product;
  const english = await visitor.list<{ id: number }>('/api/ap/faculty/specialized_department_list');
  const ids = english.map(({ id }) => id);
  // Other reads may arrive meanwhile; then another page is used.
  await expect(async () => {
    const id = ids.shift();
    expect(id, 'no page is left to check').toBeDefined();
    await fetch(`${url}/specializedCont?id=${id}`);
    const misses = await figure(url, 'shell_kept_reads_misses');
    const hits = await figure(url, 'shell_kept_reads_hits');
    // Another page from the same reads.
    const other = await fetch(`${url}/specializedCont?id=${id}&lang=en`);
    expect(other.headers.get('x-page')).toBe('render');
    expect(await figure(url, 'shell_kept_reads_misses')).toBe(misses);
    expect(await figure(url, 'shell_kept_reads_hits')).toBeGreaterThan(hits);
  }).toPass({ timeout: 20_000 });
});
