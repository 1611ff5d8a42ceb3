import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from './json-ld.tsx';

const HOSTILE = '</script><script>alert(1)</script><!-- &amp; \u2028';
const page = <JsonLd data={{ '@type': 'NewsArticle', headline: HOSTILE }} />;
const scripts = (root: ParentNode) => [...root.querySelectorAll('script')];

describe('JsonLd', () => {
  it('escapes a closing tag and preserves the data', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    expect(scripts(box)).toHaveLength(1);
    expect(box.textContent).toBe(scripts(box)[0]?.textContent);
    expect(JSON.parse(box.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: HOSTILE,
    });
  });
  it('hydrates without a mismatch', async () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    const mismatches: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(box, page, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    act(() => root.unmount());
  });
});
