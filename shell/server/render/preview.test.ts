import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPageBody } from '../cache/page-body.ts';
import type { PageAnswer } from './pages.ts';
import { withPreviews } from './preview.ts';
import { createRenderQueue } from './render-queue.ts';

const body = toPageBody('');
const UNTIL = '2026-11-21T12:00:00.000Z';
const api = fastify();
api.get('/api/ap/preview', async ({ headers }) => {
  if (headers['x-preview'] === 'broken') throw new Error('away');
  return headers['x-preview'] === 'good'
    ? { errorCode: 1, data: { kind: 'news.news', id: 7, until: UNTIL } }
    : { errorCode: 2, message: 'gone', requestId: 'r' };
});
let apiUrl = '';
beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

function previews() {
  const rendered: unknown[] = [];
  const cachedTargets: string[] = [];
  const pages = withPreviews({
    api: { apiUrl, token: async () => 'app', internalToken: '' },
    queue: createRenderQueue(),
    render: async (target, { address }, preview) => {
      rendered.push([target, address, preview]);
      return { status: 200, body, isDegraded: false, kinds: 'all' };
    },
    pages: async (target): Promise<PageAnswer> => {
      cachedTargets.push(target);
      return { status: 200, body, source: 'cache' };
    },
  });
  return {
    pages: (target: string) =>
      pages(target, { address: '203.0.113.1', network: '203.0.113.1', releases: [] }),
    rendered,
    cachedTargets,
  };
}

describe('preview', () => {
  test('renders an address with a valid token each time, with the draft', async () => {
    const { pages, rendered, cachedTargets } = previews();
    for (let time = 0; time < 2; time++)
      expect((await pages('/newsCont?id=7&preview=good')).source).toBe('preview');
    expect(rendered).toEqual(
      Array.from({ length: 2 }, () => [
        '/newsCont?id=7&preview=good',
        '203.0.113.1',
        { token: 'good', until: UNTIL },
      ]),
    );
    expect(cachedTargets).toEqual([]);
  });
  test.each(['over', 'broken', '', 'x'.repeat(500)])(
    'serves the cached public page for the token “%s”',
    async (token) => {
      const { pages, rendered, cachedTargets } = previews();
      expect((await pages(`/newsCont?id=7&preview=${token}`)).source).toBe('cache');
      expect(cachedTargets).toEqual(['/newsCont?id=7']);
      expect(rendered).toEqual([]);
    },
  );
  test('allows framing only for valid drafts and serves public pages at their own address', async () => {
    const { pages, cachedTargets } = previews();
    expect((await pages('/newsCont?id=7&preview=good&framed=1')).isFramed).toBe(true);
    expect((await pages('/newsCont?id=7&preview=good')).isFramed).toBeUndefined();
    expect((await pages('/newsCont?id=7&preview=over&framed=1')).isFramed).toBeUndefined();
    expect((await pages('/newsCont?id=7&framed=1')).isFramed).toBeUndefined();
    expect(cachedTargets).toEqual(['/newsCont?id=7', '/newsCont?id=7&framed=1']);
  });
});
