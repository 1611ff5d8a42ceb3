import { apiAnswering, showPage, textsOf } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadReceived, ReceivedList, TakeAway } from './compare-selection.tsx';

const LISTS: Record<string, object[]> = {
  bachelor: [{ id: 1, title: '資訊工程學系' }],
  specialized: [{ id: 5, title: '資訊英語學士班', twin: { id: 9, title: '資訊英語學士班' } }],
};
it('a list from another device is added on request, with its address for the next one', async () => {
  const { api } = apiAnswering(({ path }) => {
    const level = Object.keys(LISTS).find((each) => path.includes(`/${each}_department_list`));
    return { data: { list: LISTS[level ?? ''] ?? [] } };
  });
  const received = await loadReceived(api, [
    { level: 'bachelor', id: 1 },
    { level: 'bachelor', id: 404 },
    { level: 'specialized', id: 5 },
  ]);
  const { user } = showPage(
    <>
      <ReceivedList received={received} />
      <TakeAway />
    </>,
  );
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['資訊工程學系', '資訊英語學士班']);
  await user.click(screen.getByRole('button', { name: '加進這台裝置的收藏' }));
  expect(screen.getByRole('status').textContent).toBe('都在這台裝置的收藏裡了。');
  expect(screen.getByRole('link', { name: /LINE/ }).getAttribute('href')).toMatch(
    /%2Fcompare%3Flist%3Db1b9$/,
  );
});
