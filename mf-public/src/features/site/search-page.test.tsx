import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './search-page.tsx';

const NOTE = '元智沒有心理學系。';

async function search(q: string) {
  const { api, sent } = apiAnswering(({ path }) => ({
    data: path.endsWith('/finder_info')
      ? { notes: [{ words: ['心理', '面試'], text: NOTE, departments: [] }] }
      : { list: [], areas: [], total: 0, page: 1, perpage: 10, hasMore: false },
  }));
  const at = `/search?q=${encodeURIComponent(q)}`;
  showRoutes([{ path: '/search', Component, loader }], { at, api });
  await screen.findByRole('heading', { level: 1 });
  return sent;
}

it('shows the office’s note on a subject that is not taught', async () => {
  await search('我想讀心理系你們有嗎');
  expect(screen.getByText(NOTE)).toBeTruthy();
});

it('reads no notes for questions about other matters', async () => {
  const sent = await search('面試');
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(sent).toHaveLength(1);
});
