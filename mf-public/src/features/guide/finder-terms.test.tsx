import {
  apiAnswering,
  apiError,
  apiList,
  createGate,
  type Reply,
  type Sent,
  showPage,
  textsOf,
} from '@admissions/tools/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDepartment } from '../../lib/testing/samples.ts';
import { FinderBox, FinderChips } from './finder-box.tsx';
import { FinderResults } from './finder-results.tsx';
import { loadGuide } from './load-guide.ts';
import { useFinder } from './use-finder.ts';

const college = { id: 1, title: '工程學院', titleEn: 'Engineering', hue: 'engineering', anchor: 1 };
const mechanical = createDepartment(5, '機械工程學系', {
  clusters: ['engineering'],
  keywords: ['汽車'],
});
const words = {
  synonyms: [{ words: ['汽車', '修車'] }],
  notes: [{ words: ['醫生'], text: '沒有醫學系。', departments: [] }],
};
const answers = ({ path }: Sent, countsEmpty = false): Reply => {
  if (path.endsWith('/finder_info'))
    return { data: { heading: '找學系', hint: '科目、職業都可以', ...words, countsEmpty } };
  if (path.endsWith('/bachelor_department_list')) return apiList([mechanical]);
  return apiList(path.endsWith('/bachelor_list') ? [college] : []);
};
const answering = (countsEmpty = false) => apiAnswering((request) => answers(request, countsEmpty));
type Guide = Awaited<ReturnType<typeof loadGuide>>;
function Finder({ guide }: { guide: Guide }) {
  const state = useFinder('bachelor', guide);
  return (
    <>
      <FinderBox state={state} hint={guide.hint} />
      {state.hasText && <FinderResults level="bachelor" state={state} colleges={guide.colleges} />}
    </>
  );
}

function Chips({ guide }: { guide: Guide }) {
  return <FinderChips state={useFinder('bachelor', guide)} colleges={guide.colleges} />;
}
it('finder chips leave out groups without a department', async () => {
  const guide = await loadGuide(answering().api, 'bachelor', new URLSearchParams());
  showPage(<Chips guide={guide} />, { at: '/bachelor' });
  expect(textsOf(screen.getAllByRole('link'))).toEqual(['工程 1']);
});

describe('finder terms', () => {
  it('are sent with a page only if it has a query', async () => {
    const plain = await loadGuide(answering().api, 'bachelor', new URLSearchParams());
    expect(plain.hint).toBe('科目、職業都可以');
    expect(JSON.stringify(plain)).not.toContain('汽車');
    const searched = await loadGuide(answering().api, 'bachelor', new URLSearchParams('q=x'));
    expect(searched.words).toEqual({ ...words, countsEmpty: false, keywords: { 5: ['汽車'] } });
  });
  it('load once before typing, and match what the page alone does not', async () => {
    const { api, sent } = answering();
    const guide = await loadGuide(api, 'bachelor', new URLSearchParams());
    sent.length = 0;
    const { user } = showPage(<Finder guide={guide} />, { at: '/bachelor' });
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '修車');
    expect((await screen.findByRole('listitem')).textContent).toContain(
      '因為：常被找的詞有汽車（和「修車」同一類）',
    );
    expect(sent.map(({ path }) => path.split('/').at(-1)).sort()).toEqual([
      'bachelor_department_list',
      'finder_info',
    ]);
    // The page has all other fields.
    expect(sent.map(({ params }) => params?.fields)).toContain('keywords');
  });
  it('link to the search of the site for what no department answers', async () => {
    const guide = await loadGuide(answering().api, 'bachelor', new URLSearchParams('q=考古'));
    showPage(<Finder guide={guide} />, { at: '/bachelor?q=考古' });
    expect(
      screen.getByRole('link', { name: '也可以到全站搜尋「考古」' }).getAttribute('href'),
    ).toBe(`/search?q=${encodeURIComponent('考古')}`);
  });
  it('delay the "nothing found" message until loaded', async () => {
    const arrival = createGate();
    const { api } = apiAnswering(async (request) => {
      if (request.params?.fields !== undefined) await arrival.promise;
      return answers(request);
    });
    const guide = await loadGuide(api, 'bachelor', new URLSearchParams());
    const { user } = showPage(<Finder guide={guide} />, { at: '/bachelor' });
    await user.type(screen.getByRole('searchbox'), '修車');
    expect(screen.getByRole('status').textContent).toBe('還在找…');
    expect(screen.queryByText(/沒有找到/)).toBe(null);
    arrival.open();
    expect((await screen.findByRole('listitem')).textContent).toContain('機械工程學系');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '考古');
    expect(await screen.findByText(/沒有找到/)).not.toBe(null);
  });
  it('enable reports of empty searches, except with filters or notes', async () => {
    const { api, sent } = answering(true);
    const rest = async (address: string, status = '0') => {
      const guide = await loadGuide(api, 'bachelor', new URL(address, 'http://site').searchParams);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      showPage(<Finder guide={guide} />, { at: address });
      expect(screen.getByRole('status').textContent).toContain(status);
      await act(() => vi.advanceTimersByTimeAsync(5000));
      cleanup();
      vi.useRealTimers();
    };
    await rest('/bachelor?q=修車&cluster=medicine');
    await rest('/bachelor?q=醫生', '先看下面的建議');
    await rest('/bachelor?q=考古');
    const reports = () => sent.filter(({ method }) => method === 'post');
    await vi.waitFor(() => expect(reports()).toHaveLength(1), 30_000);
    expect(reports()[0]?.body).toEqual({ word: '考古' });
  });
  it('apply to text typed before hydration, with the selected degree', async () => {
    const guide = await loadGuide(answering().api, 'bachelor', new URLSearchParams());
    const executive = { ...mechanical, id: 6, degree: 'executive' } as const;
    const departments = [...(guide.departments ?? []), executive] as Guide['departments'];
    const box = () => screen.getByRole<HTMLInputElement>('searchbox');
    const degree = () => screen.getByRole<HTMLSelectElement>('combobox');
    const { address } = showPage(<Finder guide={{ ...guide, departments }} />, {
      at: '/bachelor',
      early: () => {
        box().value = '機械';
        degree().value = 'executive';
      },
    });
    expect((await screen.findByRole('listitem')).textContent).toContain('機械工程學系');
    expect(address()).toBe(`/bachelor?q=${encodeURIComponent('機械')}&degree=executive`);
    expect([box().value, degree().value]).toEqual(['機械', 'executive']);
  });
  it('are requested again on the next focus after a failure', async () => {
    let isAway = true;
    const { api } = apiAnswering((request) =>
      isAway && request.params?.fields !== undefined
        ? apiError(404, '', { errorCode: 2 })
        : answers(request),
    );
    const guide = await loadGuide(api, 'bachelor', new URLSearchParams());
    const { user } = showPage(<Finder guide={guide} />, { at: '/bachelor' });
    await user.type(screen.getByRole('searchbox'), '修車');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('0'));
    isAway = false;
    await user.click(document.body);
    await user.click(screen.getByRole('searchbox'));
    expect((await screen.findByRole('listitem')).textContent).toContain('修車');
  });
});
