import { apiAnswering, hrefsOf, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDepartment } from '../../lib/testing/samples.ts';
import { Component, loader } from './undecided-page.tsx';

const department = createDepartment(4, '護理學系', { clusters: ['medicine', 'lifeScience'] });
const story = {
  id: 8,
  title: '第九天',
  name: '王同學',
  department: '護理學系',
  college: 'medical',
};

async function open(at: string) {
  const { api, sent } = apiAnswering(({ path }) => {
    const list = path.endsWith('/bachelor_department_list') ? [department] : [];
    return { data: { list: path.endsWith('/share_list') ? [story] : list } };
  });
  const shown = showRoutes([{ path: '/undecided', Component, loader }], { at, api });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, sent };
}

it('begins with five questions and reads nothing', async () => {
  const { sent } = await open('/undecided?like=unknown');
  expect(screen.getAllByRole('group')).toHaveLength(5);
  expect(screen.getByRole('group', { name: /^5／5 / })).toBeTruthy();
  expect(screen.getByText(/答幾題都可以/)).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(sent).toEqual([]);
});

it('shows what is missing if no answer is chosen', async () => {
  const { user } = await open('/undecided');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: '看三個方向' }));
  expect((await screen.findByRole('alert')).textContent).toContain('至少選一題');
});

it('shows that two answers pull apart, with the warning at the direction', async () => {
  await open('/undecided?place=hospital&avoid=blood');
  expect(screen.getByText(/「醫院或診所」常常會碰到你受不了的「看到血或傷口」/)).toBeTruthy();
  const card = screen.getByRole('heading', { level: 3, name: '醫藥衛生' }).closest('li');
  expect(card?.textContent).toContain('提醒：這裡也會碰到「看到血或傷口」');
});

it('calls no direction far away if nothing speaks for any', async () => {
  await open('/undecided?avoid=maths');
  expect(screen.getByRole('heading', { level: 3, name: '醫藥衛生' })).toBeTruthy();
  expect(screen.queryByText(/離你選的遠一點/)).toBeNull();
});

it('shows directions with their reason and links, and retains the answers', async () => {
  await open('/undecided?like=listen&work=care');
  const card = screen.getByRole('heading', { level: 3, name: '醫藥衛生' }).closest('li');
  const hrefs = hrefsOf(within(card as HTMLElement).getAllByRole('link'));
  expect(hrefs).toEqual(['/bachelorCont?id=4', '/shareCont?id=8', '/bachelor?cluster=medicine']);
  expect(card?.textContent).toContain('因為你選了：聽朋友說心事、照顧好每一個人');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '聽朋友說心事' }).checked).toBe(true);
});
