// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Marked } from './marked.tsx';

describe('Marked', () => {
  it('marks the given ranges and leaves the rest unchanged', () => {
    const { container } = render(
      <Marked
        text="獎學金與助學金"
        marks={[
          [0, 3],
          [4, 7],
        ]}
      />,
    );
    expect(container.textContent).toBe('獎學金與助學金');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '獎學金',
      '助學金',
    ]);
  });
  it('marks nothing without ranges', () => {
    expect(render(<Marked text="<b>文字</b>" marks={[]} />).container.innerHTML).toBe(
      '&lt;b&gt;文字&lt;/b&gt;',
    );
  });
});
