// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadForPrint } from './load-for-print.ts';

it('loads every picture before the page is printed', () => {
  document.body.innerHTML = '<img loading="lazy" alt=""><img loading="eager" alt="">';
  loadForPrint();
  expect(document.querySelectorAll('[loading=lazy]')).toHaveLength(1);
  dispatchEvent(new Event('beforeprint'));
  expect(document.querySelectorAll('[loading=lazy]')).toHaveLength(0);
});
