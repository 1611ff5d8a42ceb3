import { en } from '@admissions/model/catalogues';
import { visitorsZhTW } from '@admissions/model/messages';
import { expect, it, vi } from 'vitest';

/** Initial state without added languages. */
function openCatalogues() {
  vi.resetModules();
  return import('./catalogues.ts');
}

it('catalogues has one language until another is added', async () => {
  const { addCatalogue, readCatalogue } = await openCatalogues();
  expect(readCatalogue('en')).toEqual(visitorsZhTW);
  addCatalogue('en', en);
  expect(readCatalogue('en')['error.notFound']).toBe('This page could not be found');
  expect(readCatalogue('zh-TW')).toEqual(visitorsZhTW);
});
