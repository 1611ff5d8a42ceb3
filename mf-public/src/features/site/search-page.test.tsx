import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './search-page.tsx';

const NOTE = '元智沒有心理學系。';
const ANSWER = '護理師要輪班。';
const ANSWER_LINK = { href: '/admissions', label: '招生資訊' };
const departments = [
  { department: { id: 1, title: '資訊工程學系' } },
  { department: { id: 2, title: '管理學院學士班主修會計' } },
];

async function search(q: string) {
  const { api } = apiAnswering(({ path }) => ({
    data: path.endsWith('/finder_info')
      ? {
          notes: [
            { words: ['心理', '游泳'], text: NOTE, departments },
            { words: ['輪班'], text: ANSWER, link: ANSWER_LINK, departments: [] },
          ],
        }
      : { list: [], areas: [], total: 0, page: 1, perpage: 10, hasMore: false },
  }));
  const at = `/search?q=${encodeURIComponent(q)}`;
  showRoutes([{ path: '/search', Component, loader }], { at, api });
  await screen.findByRole('heading', { level: 1 });
}

it('shows the office’s note on a subject that is not taught', async () => {
  await search('我想讀心理系你們有嗎');
  expect(screen.getByText(NOTE)).toBeTruthy();
});

it('shows only answers above questions about other matters', async () => {
  await search('游泳池幾點開 護理師要輪班嗎');
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.getByText(ANSWER)).toBeTruthy();
  expect(screen.getByText('招生資訊').getAttribute('href')).toBe('/admissions');
});

it('links no department that is refused', async () => {
  await search('不想念會計 想讀心理');
  expect(screen.queryByText('管理學院學士班主修會計')).toBeNull();
  expect(screen.getByText('資訊工程學系')).toBeTruthy();
});

it('shows no note that names only refused departments', async () => {
  await search('不想念會計也不想念資訊工程 想讀心理');
  expect(screen.queryByText(NOTE)).toBeNull();
});
