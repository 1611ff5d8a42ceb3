// @vitest-environment jsdom
import { FINDER_FIELDS } from '@admissions/model/terms';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FinderBox } from './finder-box.tsx';

const department = (id: number, title: string, keywords: string[]) => ({
  id,
  title,
  titleEn: `Department ${id}`,
  tagline: '',
  summary: '',
  language: 'zh',
  groups: [],
  careers: [],
  courses: [{ year: '大一', titles: ['機器人學'] }],
  clusters: [],
  keywords,
});
const LIST = [department(1, '機械工程學系', ['汽車']), department(2, '護理學系', ['護士'])];
const show = ({ isAway = false } = {}) => {
  const edge = apiAnswering(({ path }) => {
    if (isAway) return { status: 503, refusal: { errorCode: -1, message: '' } };
    return path.endsWith('/finder_info')
      ? {
          data: {
            synonyms: [{ words: ['汽車', '修車'] }],
            notes: [{ words: ['醫生'], text: '沒有醫學系。', departments: [] }],
            countsEmpty: false,
          },
        }
      : { data: { list: LIST, total: 2, page: 1, perpage: 100 } };
  });
  return { ...edge, ...showPage(<FinderBox finder={null} />) };
};
const found = () =>
  within(screen.getByRole('list', { name: '找到的學系' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('FinderBox on the home page', () => {
  it('requests nothing before typing', () => {
    const { sent } = show();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('list', { name: '找到的學系' })).toBeNull();
  });
  it('links every subject group', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: '從學群找學系' })).getAllByRole(
      'link',
    );
    expect(links).toHaveLength(18);
    expect(links[0]?.getAttribute('href')).toBe('/bachelor?cluster=information');
  });
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
