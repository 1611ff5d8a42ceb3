import { en, zhTW } from '@admissions/model/catalogues';
import { visitorsZhTW } from '@admissions/model/messages';
import { describe, expect, it, vi } from 'vitest';

/** Initial state without added languages. */
function openCatalogues() {
  vi.resetModules();
  return import('./catalogues.ts');
}

describe('catalogues', () => {
  it('has one language until another is added', async () => {
    const { addCatalogue, readCatalogue } = await openCatalogues();
    expect(readCatalogue('en')).toEqual(visitorsZhTW);
    addCatalogue('en', en);
    expect(readCatalogue('en')['error.notFound']).toBe('This page could not be found');
    expect(readCatalogue('zh-TW')).toEqual(visitorsZhTW);
  });
  it('has the staff messages once they are added', async () => {
    const { addCatalogue, readCatalogue } = await openCatalogues();
    addCatalogue('zh-TW', zhTW);
    expect(readCatalogue('zh-TW')['common.save']).toBe('儲存');
  });
});
