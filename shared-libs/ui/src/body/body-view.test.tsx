import { BODY_ITEM_TYPES, type BodyItem, type BodyItemType } from '@admissions/model';
import { createImage, showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BodyView } from './body-view.tsx';

const image = createImage({ alt: '實驗室' });
const other = { ...image, url: '/media/b.webp', alt: '宿舍' };
const show = (...items: BodyItem[]) => showPage(<BodyView items={items} />);

/** An item of each type, and the role and name of what it shows. */
const SEEN: { [T in BodyItemType]: [BodyItem & { type: T }, string, (string | RegExp)?] } = {
  heading: [{ type: 'heading', level: 3, text: '申請資格' }, 'heading', /申請\s*資格/],
  text: [{ type: 'text', html: '<p>全年<strong>受理</strong></p>' }, 'strong'],
  image: [{ type: 'image', image, caption: '新大樓' }, 'img', '實驗室'],
  gallery: [{ type: 'gallery', images: [{ image }, { image: other }] }, 'button', '展開：宿舍'],
  video: [
    { type: 'video', video: { provider: 'youtube', id: 'abcdefghijk' }, caption: '校園一日' },
    'button',
    '播放影片：校園一日',
  ],
  button: [{ type: 'button', label: '預約參訪', link: { href: '/visit' } }, 'link', '預約參訪'],
  file: [
    {
      type: 'file',
      label: '招生簡章',
      file: { url: '/media/a.pdf', label: '', size: 1_240_000, type: 'application/pdf' },
    },
    'link',
    /招生簡章.*下載（PDF，1.2 MB）/,
  ],
  table: [{ type: 'table', head: ['學系', '名額'], rows: [['資工', '40']] }, 'rowheader', '資工'],
  quote: [{ type: 'quote', text: '在這裡做得到', name: '林同學' }, 'blockquote'],
  faq: [{ type: 'faq', items: [{ question: '要收費嗎？', answer: '不用。' }] }, 'group'],
  columns: [{ type: 'columns', image, html: '<p>旁邊的字</p>', side: 'right' }, 'img', '實驗室'],
  divider: [{ type: 'divider' }, 'separator'],
};

describe('BodyView', () => {
  it.each(BODY_ITEM_TYPES)('renders an item of type %s', (type) => {
    const [item, role, name] = SEEN[type];
    show(item);
    expect(screen.getByRole(role, name ? { name } : {})).toBeTruthy();
  });
  it('a file is saved on a computer and shown on a phone, under its label', () => {
    show(SEEN.file[0]);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(`/media/a.pdf?name=${encodeURIComponent('招生簡章')}`);
    for (const isPhone of [false, true]) {
      vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
      fireEvent.click(link);
      expect(link.hasAttribute('download')).toBe(!isPhone);
    }
  });
  it.each(['map', 'constructor', 'toString', '__proto__'])(
    'skips an item of the unknown type %s and renders the others',
    (type) => {
      const { container } = show(
        { type, text: '不認得', html: '<p>不認得</p>' } as never,
        SEEN.divider[0],
      );
      expect(container.textContent).toBe('');
      screen.getByRole('separator');
    },
  );
  it('executes nothing in a text', () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const { container } = show(
      { type: 'heading', level: 2, text: hostile },
      { type: 'text', html: hostile },
      { type: 'quote', text: hostile, name: hostile },
      { type: 'faq', items: [{ question: hostile, answer: hostile }] },
      { type: 'table', head: [hostile], rows: [[hostile]] },
    );
    expect(container.querySelectorAll('img, script')).toHaveLength(0);
    expect(screen.getByRole('heading').textContent).toBe(hostile);
  });
  it('never links a button to a script', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show({ type: 'button', label: '看這裡', link: { href: 'javascript:alert(1)' } });
    expect(screen.getByText('看這裡').closest('a')?.getAttribute('href') ?? '').not.toContain(
      'alert',
    );
  });
});

it('a row of a table links to the address of its first cell, other rows to none', () => {
  const rows = [
    ['企業書院', '60'],
    ['校學士', '20'],
  ];
  const items: BodyItem[] = [{ type: 'table', head: ['路徑', '名額'], rows }];
  showPage(<BodyView items={items} rowLinks={{ 企業書院: '#div2' }} />);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['企業書院', '#div2']]);
  expect(screen.getByRole('rowheader', { name: '校學士' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '20' })).toBeTruthy();
});

it('the headings of a body have unique anchors, and none when empty', () => {
  show(
    { type: 'heading', level: 2, text: '！' },
    { type: 'heading', level: 2, text: '申請資格' },
    { type: 'heading', level: 3, text: '申請資格' },
    { type: 'heading', level: 2, text: '費用（100%）' },
  );
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
    '',
    'h-申請資格',
    'h-申請資格-2',
    'h-費用-100',
  ]);
});
