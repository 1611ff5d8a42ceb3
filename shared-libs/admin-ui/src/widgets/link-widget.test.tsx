import type { LinkValue } from '@admissions/model';
import { news, office } from '@admissions/model/kinds';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';

const show = (value: LinkValue | null) =>
  showWidget({ kind: news, name: 'link', label: '連結', value });
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^連結/), { target: { value } });

describe('LinkWidget', () => {
  it('emits a link as soon as there is a URL, and none when it is deleted', () => {
    const { last } = show(null);
    write('/news');
    expect(last()).toEqual({ href: '/news' });
    write('');
    expect(last()).toBeNull();
    expect(screen.queryByLabelText('另開新視窗')).toBeNull();
  });
  it('offers pages of this site only where the link is no other site’s', () => {
    const { unmount } = show(null);
    expect(screen.getByRole('button', { name: '選擇頁面' })).toBeTruthy();
    unmount();
    showWidget({ kind: office, name: 'map', label: '地圖連結', value: null });
    expect(screen.queryByRole('button', { name: '選擇頁面' })).toBeNull();
  });
  it('shows one message about a wrong address, of what the field takes', async () => {
    const wrong = { kind: office, name: 'line', label: 'LINE', value: { href: '/news' } };
    const { unmount } = showWidget(wrong);
    expect(await screen.findByText('請輸入https開頭的網址')).toBeTruthy();
    unmount();
    showWidget({ ...wrong, error: '請輸入https開頭的網址' });
    await act(async () => {});
    expect(screen.getAllByText('請輸入https開頭的網址')).toHaveLength(1);
  });
  it('sets the new-window option, and preserves the other values of the link', () => {
    const { last } = show({ href: '/news', label: '看新聞' });
    fireEvent.click(screen.getByLabelText('另開新視窗'));
    expect(last()).toEqual({ href: '/news', label: '看新聞', newWindow: true });
    write('/admissions');
    expect(last()).toEqual({ href: '/admissions', label: '看新聞', newWindow: true });
  });
});
