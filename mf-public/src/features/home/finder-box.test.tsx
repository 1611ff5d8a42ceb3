import { FINDER_FIELDS } from '@admissions/model/terms';
import { apiAnswering, apiError, apiList, showPage, textsOf } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDepartment } from '../../lib/testing/samples.ts';
import { FinderBox } from './finder-box.tsx';

const LIST = [
  createDepartment(1, '機械工程學系', { keywords: ['汽車'] }),
  createDepartment(2, '護理學系', { keywords: ['護士'] }),
];
const words = {
  synonyms: [{ words: ['汽車', '修車'] }],
  notes: [{ words: ['醫生'], text: '沒有醫學系。', departments: [] }],
  countsEmpty: false,
};
const show = ({ isAway = false } = {}) => {
  const edge = apiAnswering(({ path }) => {
    if (isAway) return apiError(503);
    return path.endsWith('/finder_info') ? { data: words } : apiList(LIST);
  });
  return { ...edge, ...showPage(<FinderBox finder={null} />) };
};
const found = () =>
  textsOf(within(screen.getByRole('list', { name: '找到的學系' })).getAllByRole('listitem'));

describe('FinderBox on the home page', () => {
  it('lists linked departments with reasons while typing', async () => {
    const { user, sent } = show();
    await user.type(screen.getByRole('searchbox'), '修車');
    const link = await screen.findByRole('link', { name: '機械工程學系' });
    expect(link.getAttribute('href')).toBe('/bachelorCont?id=1');
    expect(found()).toEqual(['機械工程學系因為：常被找的詞有汽車（和「修車」同一類）']);
    expect(screen.getByRole('status').textContent).toBe('找到1個學系');
    // Only searchable fields: no pictures, no telephone numbers.
    const listRequest = sent.find(({ path }) => path.endsWith('_department_list'));
    expect(listRequest?.params).toEqual({ perpage: 100, fields: FINDER_FIELDS.join(',') });
  });
  it('shows notes of the office, and closes on Escape', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), '醫生');
    expect(await screen.findByText('沒有醫學系。')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('沒有醫學系。')).toBeNull();
  });
  it('remains a form if the departments are unreadable', async () => {
    const { user, sent } = show({ isAway: true });
    await user.type(screen.getByRole('searchbox'), '護');
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(screen.queryByRole('list', { name: '找到的學系' })).toBeNull();
    expect(screen.getByRole('button', { name: '找學系' })).toBeTruthy();
  });
});
