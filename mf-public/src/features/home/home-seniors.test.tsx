// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HomeSeniors } from './home-seniors.tsx';

afterEach(cleanup);

describe('HomeSeniors', () => {
  it("puts the name into the figcaption of the quote's figure", () => {
    const pic = {
      url: '/media/1.jpg',
      sources: [],
      focal: { x: 0.5, y: 0.5 },
      width: 4,
      height: 5,
      alt: '',
    };
    const senior = { id: 1, name: '王同學', quote: '在這裡找到方向。', pic };
    showPage(<HomeSeniors seniors={{ heading: '學長姐', intro: '', items: [senior] } as never} />);
    expect(document.querySelector('figcaption')?.parentElement?.tagName).toBe('FIGURE');
    expect(document.querySelector('figure')?.textContent).toContain('王同學');
  });
});
