import { apiContext } from '@admissions/api-client';
import { adminPathsOf } from '@admissions/model';
import { banner } from '@admissions/model/kinds';
import { apiAnswering } from '@admissions/tools/testing';
import type { LoaderFunctionArgs } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loader } from './banner-form-page.tsx';

async function loading(page: string) {
  const { api, sent } = apiAnswering(({ path }) =>
    path === adminPathsOf(banner).list
      ? { data: { list: [{ id: 7, page: 'news', status: 'published' }], total: 1 } }
      : { data: path.includes('banner_info') ? { id: 3, page, mode: 'picture' } : { list: [] } },
  );
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const request = new Request('http://site/admin/ad/edit_sub?bid=3');
  const { previewOn } = await loader({
    request,
    context,
  } as unknown as LoaderFunctionArgs);
  return { previewOn, requestedPaths: sent.map(({ path }) => path) };
}

describe('banner form', () => {
  it('loads the other positions only for banners of all pages', async () => {
    const own = await loading('news');
    expect(own.previewOn).toBe('/news');
    expect(own.requestedPaths).not.toContain(adminPathsOf(banner).list);
    const shared = await loading('all');
    expect(shared.previewOn).not.toBe('/news');
    expect(shared.requestedPaths).toContain(adminPathsOf(banner).list);
  });
});
