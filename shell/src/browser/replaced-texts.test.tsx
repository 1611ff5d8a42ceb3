import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Redraw } from '../areas/redraw.tsx';
import { guardAgainstTranslation } from './replaced-texts.ts';

const TRANSLATED = 'ⓣ';

beforeAll(guardAgainstTranslation);

/** A row of a finder: texts beside conditional and reordered siblings, keys by index. */
function Row() {
  const [{ query, order }, set] = useState({ query: '', order: ['甲', '乙', '丙'] });
  const parts = query === '' ? ['因為：出路有資料分析師'] : '因為：出路有資料分析師'.split(query);
  return (
    <>
      <input
        aria-label="找"
        value={query}
        onChange={({ target }) => set(({ order }) => ({ query: target.value, order }))}
      />
      <button
        type="button"
        onClick={() => set({ query, order: [...order].reverse().slice(0, -1) })}
      >
        反轉
      </button>
      <div data-testid="row">
        共{parts.length - 1}處{query !== '' && <b>{query}</b>}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as on pages
          <Fragment key={index}>
            {index > 0 && <mark>{query}</mark>}
            {part}
          </Fragment>
        ))}
        {query === '' ? '全部' : `只有${query}`}
        {order.map((each) => (
          <Fragment key={each}>{each}</Fragment>
        ))}
      </div>
    </>
  );
}

const listTexts = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : listTexts(node)));
const createFont = (text: string) => {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(text + TRANSLATED);
  return font;
};
/** How translators replace a text. */
const TRANSLATORS: Record<string, (text: Text) => void> = {
  'replaces it': (text) => text.replaceWith(createFont(text.data)),
  'inserts its own before it': (text) => {
    text.before(createFont(text.data));
    text.remove();
  },
  'inserts its own after it': (text) => {
    text.after(createFont(text.data));
    text.remove();
  },
  'inserts another text after its removal': (text) => {
    const { parentNode, nextSibling, data } = text;
    text.remove();
    parentNode?.insertBefore(document.createTextNode(data + TRANSLATED), nextSibling);
  },
  'wraps it': (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  'replaces it twice': (text) => {
    const font = createFont(text.data);
    text.replaceWith(font);
    font.replaceWith(createFont(text.data));
  },
  'replaces it and puts it back': (text) => {
    const font = createFont(text.data);
    text.replaceWith(font);
    font.replaceWith(text);
  },
};
const readRow = () => screen.getByTestId('row').textContent?.replaceAll(TRANSLATED, '');
async function translate(replace: (text: Text) => void) {
  await act(async () => listTexts(screen.getByTestId('row')).forEach(replace));
}
async function change(query: string) {
  await act(async () =>
    fireEvent.change(screen.getByLabelText('找'), { target: { value: query } }),
  );
}

describe('a page that a browser translated', () => {
  it.each(Object.entries(TRANSLATORS))(
    'shows no old words and does not fail after a translator that %s',
    async (_name, replace) => {
      render(<Row />);
      await translate(replace);
      await change('資料');
      expect(readRow()).toBe('共1處資料因為：出路有資料分析師只有資料甲乙丙');
      await translate(replace);
      await change('出路');
      expect(readRow()).toBe('共1處出路因為：出路有資料分析師只有出路甲乙丙');
      await translate(replace);
      await act(async () => fireEvent.click(screen.getByRole('button')));
      expect(readRow()).toBe('共1處出路因為：出路有資料分析師只有出路丙乙');
      await translate(replace);
      await change('');
      expect(readRow()).toBe('共0處因為：出路有資料分析師全部丙乙');
    },
  );

  it('is drawn again after a translator that merges its texts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Redraw>
        <Row />
      </Redraw>,
    );
    for (const _round of [1, 2]) {
      await act(async () => {
        const row = screen.getByTestId('row');
        row.replaceChildren(row.textContent + TRANSLATED);
      });
      await change('資料');
      await act(async () => fireEvent.click(screen.getByRole('button')));
      expect(readRow()).not.toContain('反轉丙');
    }
    expect(screen.getByRole('button').isConnected).toBe(true);
  });
});
