// @vitest-environment jsdom
import { BODY_ITEM_TYPES, type BodyItem, type BodyItemType } from '@admissions/model';
import { createImage, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BodyView } from './body-view.tsx';

const image = createImage({ alt: '實驗室' });
const other = { ...image, url: '/media/b.webp', alt: '宿舍' };
const show = (...items: BodyItem[]) => showPage(<BodyView items={items} />);

/** Visible content per type. */
const SEEN: {
  [T in BodyItemType]: [BodyItem & { type: T }, (page: ReturnType<typeof show>) => unknown];
} = {
  heading: [
    { type: 'heading', level: 3, text: '申請資格' },
    () => screen.getByRole('heading', { level: 3, name: /申請\s*資格/ }),
  ],
  text: [
    { type: 'text', html: '<p>全年<strong>受理</strong></p>' },
    () => expect(screen.getByText('受理').tagName).toBe('STRONG'),
  ],
  image: [
    { type: 'image', image, caption: '新大樓' },
    () =>
      expect(
        within(screen.getByRole('figure')).getByRole('img', { name: '實驗室' }).closest('figure')
          ?.textContent,
      ).toBe('新大樓'),
  ],
  gallery: [
    { type: 'gallery', images: [{ image }, { image: other, caption: '新宿舍' }] },
    () =>
      expect(
        screen
          .getAllByRole('button', { name: /^展開/ })
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual(['展開：實驗室', '展開：宿舍']),
  ],
  video: [
    { type: 'video', video: { provider: 'youtube', id: 'abcdefghijk' }, caption: '校園一日' },
    () => screen.getByRole('button', { name: '播放影片：校園一日' }),
  ],
  button: [
    { type: 'button', label: '預約參訪', link: { href: '/formVisit' } },
    () =>
      expect(screen.getByRole('link', { name: '預約參訪' }).getAttribute('href')).toBe(
        '/formVisit',
      ),
  ],
  file: [
    {
      type: 'file',
      label: '招生簡章',
      file: { url: '/media/a.pdf', label: '', size: 1_240_000, type: 'application/pdf' },
    },
    () => {
      const link = screen.getByRole('link', { name: /招生簡章.*下載（PDF，1.2 MB）/ });
      expect(link.getAttribute('href')).toBe(`/media/a.pdf?name=${encodeURIComponent('招生簡章')}`);
      // A phone shows it.
      for (const [isPhone, isSaved] of [
        [false, true],
        [true, false],
      ]) {
        vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
        fireEvent.click(link);
        expect(link.hasAttribute('download')).toBe(isSaved);
      }
      vi.unstubAllGlobals();
    },
  ],
  table: [
    { type: 'table', caption: '名額', head: ['學系', '名額'], rows: [['資工', '40']] },
    () => {
      const table = screen.getByRole('table', { name: '名額' });
      expect(within(table).getByRole('columnheader', { name: '學系' }).getAttribute('scope')).toBe(
        'col',
      );
      expect(
        within(table).getByRole('rowheader', { name: '資工' }).nextElementSibling?.textContent,
      ).toBe('40');
    },
  ],
  quote: [
    { type: 'quote', text: '在這裡做得到', name: '林同學', role: '資工三' },
    ({ container }) =>
      expect([
        container.querySelector('blockquote')?.textContent,
        container.querySelector('figcaption')?.textContent,
      ]).toEqual(['在這裡做得到', '林同學資工三']),
  ],
  faq: [
    { type: 'faq', items: [{ question: '要收費嗎？', answer: '不用。' }] },
    ({ container }) =>
      expect([
        container.querySelector('summary')?.textContent,
        container.querySelector('details p')?.textContent,
      ]).toEqual(['要收費嗎？', '不用。']),
  ],
  columns: [
    { type: 'columns', image, html: '<p>旁邊的字</p>', side: 'right' },
    () => {
      screen.getByRole('img', { name: '實驗室' });
      screen.getByText('旁邊的字');
    },
  ],
  divider: [{ type: 'divider' }, () => screen.getByRole('separator')],
};

describe('BodyView', () => {
  it.each(BODY_ITEM_TYPES)('renders an item of type %s', (type) => {
    const [item, find] = SEEN[type];
    expect(() => find(show(item))).not.toThrow();
  });
  it('renders the items in order', () => {
    const { container } = show(SEEN.heading[0], SEEN.quote[0], {
      type: 'heading',
      level: 2,
      text: '然後',
    });
    expect(
      [...container.querySelectorAll('h2, h3, blockquote')].map(({ textContent }) => textContent),
    ).toEqual(['申請資格', '在這裡做得到', '然後']);
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

describe('the headings of a body', () => {
  it('have unique anchors, and none when empty', () => {
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
});
