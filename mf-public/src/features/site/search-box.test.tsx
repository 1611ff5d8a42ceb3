import { SITE_READ_PATHS, type Suggestion } from '@admissions/protocol';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { apiAnswering, apiError, type Reply, showPage, textsOf } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Form, MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SearchBox } from './search-box.tsx';

const suggestion = (id: number, title: string): Suggestion => ({
  kind: 'faculty.bachelorDepartment',
  area: 'faculty',
  id,
  title,
  url: `/bachelorCont?id=${id}`,
  marks: [[0, 2]],
});
const LIST = [suggestion(4, '資訊工程學系'), suggestion(5, '資訊管理學系')];

function show(answer: Reply = { data: { list: LIST } }) {
  const { sent } = apiAnswering(() => answer);
  const shown = showPage(
    <Form method="get" action="/search">
      <SearchBox id="box" typed="" />
    </Form>,
    { at: '/search' },
  );
  return { ...shown, sent, box: screen.getByRole('combobox', { name: '想找什麼？' }) };
}
const findOptions = () => screen.findAllByRole('option');

describe('SearchBox', () => {
  it('has the focus only if nothing is searched for', () => {
    expect(show().box).toBe(document.activeElement);
    cleanup();
    const marked = (typed: string) =>
      /autofocus|data-focus-first/i.test(
        renderToString(
          <MemoryRouter>
            <AppStoreContext value={createAppStore()}>
              <SearchBox id="box" typed={typed} />
            </AppStoreContext>
          </MemoryRouter>,
        ),
      );
    expect([marked(''), marked('資工')]).toEqual([true, false]);
  });
  it('requests suggestions once, after a pause in typing', async () => {
    const { user, box, sent } = show();
    await user.type(box, '資訊');
    const options = await findOptions();
    expect(sent.map(({ path, params }) => [path, params])).toEqual([
      [SITE_READ_PATHS.suggestions, { q: '資訊' }],
    ]);
    expect(textsOf(options)).toEqual(['資訊工程學系學系', '資訊管理學系學系']);
    expect(options[0]?.querySelector('mark')?.textContent).toBe('資訊');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('2個建議');
  });
  it('opens the suggestion selected by arrow keys', async () => {
    const { user, box, address } = show();
    await user.type(box, '資訊');
    const [first, second] = await findOptions();
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(first?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/bachelorCont?id=5');
  });
  it('searches for the typed text without a selection', async () => {
    const { user, box, address } = show();
    await user.type(box, '資訊');
    await findOptions();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/search?q=${encodeURIComponent('資訊')}`);
  });
  it('closes on Escape, retains the text, and reopens on typing', async () => {
    const { user, box } = show();
    await user.type(box, '資訊');
    await findOptions();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveProperty('value', '資訊');
    await user.type(box, '工');
    expect(await findOptions()).toHaveLength(2);
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  it('searches without suggestions if the request fails', async () => {
    const { user, box, address, sent } = show(apiError(429, 'Too many'));
    await user.type(box, '資訊');
    await expect.poll(() => sent.length).toBe(1);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toContain('/search?q=');
  });
});
