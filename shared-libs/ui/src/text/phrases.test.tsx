import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Phrases } from './phrases.tsx';

const TITLE = '把你的好奇心帶來元智';

describe('Phrases', () => {
  it('breaks between phrases and preserves the text', () => {
    const { container } = render(<Phrases>{TITLE}</Phrases>);
    expect(container.textContent).toBe(TITLE);
    expect(container.querySelectorAll('wbr').length).toBeGreaterThan(1);
  });
  it('hydrates with the server’s phrases, whatever this engine would split', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Phrases>{TITLE}</Phrases>).replaceAll(
      /把你的|<wbr\/?>/g,
      (part) => (part === '把你的' ? '把<wbr/>你的' : ''),
    );
    const before = container.innerHTML;
    render(<Phrases>{TITLE}</Phrases>, { container, hydrate: true });
    expect(container.innerHTML).toBe(before);
    expect(complain).not.toHaveBeenCalled();
    container.remove();
  });
  it('joins a name of two words on one line without changing the text', () => {
    const { container } = render(<Phrases>元智與MIT：MY Camp科技文化英語營</Phrases>);
    expect(container.querySelector('.phrases > span')?.textContent).toBe('MY Camp');
    expect(container.textContent).toBe('元智與MIT：MY Camp科技文化英語營');
    expect(render(<Phrases>How to apply</Phrases>).container.querySelector('span span')).toBeNull();
  });
});
