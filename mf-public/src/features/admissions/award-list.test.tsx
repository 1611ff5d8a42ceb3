import { showPage, textsOf } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AwardList } from './award-list.tsx';

const award = (
  title: string,
  audience: 'new' | 'current' | 'both' | 'international',
  deadline: string | null = null,
) => ({
  title,
  audience,
  amount: '10萬元',
  condition: '成績優異',
  deadline,
});
const AWARDS = [
  award('入學獎', 'new', '2027-08-01'),
  award('清寒補助', 'current'),
  award('國際生獎', 'international'),
  award('繁星獎', 'new'),
  award('學雜費減免', 'both'),
] as Parameters<typeof AwardList>[0]['awards'];
const show = (at = '/admissions') => showPage(<AwardList awards={AWARDS} />, { at });
const titles = () => textsOf(screen.getAllByRole('heading', { level: 3 }));
const marked = () =>
  textsOf(screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current')));

describe('AwardList', () => {
  it('shows and counts the scholarships of the selected audience', () => {
    show('/admissions?audience=new');
    expect(titles()).toEqual(['入學獎', '繁星獎', '學雜費減免']);
    expect(marked()).toEqual(['入學新生']);
    expect(screen.getByRole('status').textContent).toBe('共3項');
  });
  it('links each filter to its section', async () => {
    const { user, address } = show();
    await user.click(screen.getByRole('link', { name: '在學學生' }));
    expect(address()).toBe('/admissions?audience=current#div1');
    await waitFor(() => expect(titles()).toEqual(['清寒補助', '學雜費減免']));
    await user.click(screen.getByRole('link', { name: '全部' }));
    expect(address()).toBe('/admissions#div1');
    await waitFor(() => expect(titles()).toHaveLength(5));
  });
  it.each(['constructor', 'NEW', ''])('shows all for the unknown audience "%s"', (audience) => {
    show(`/admissions?audience=${audience}`);
    expect(titles()).toHaveLength(5);
  });
});
