import { en, zhTW } from '@admissions/contracts/catalogues';
import { visitorsZhTW } from '@admissions/contracts/messages';
import { expect, it } from 'vitest';
import { addCatalogue, catalogueOf } from './catalogues.ts';

it('speaks the one language that is there until another is added', () => {
  expect(catalogueOf('en')).toBe(visitorsZhTW);
  addCatalogue('en', en);
  expect(catalogueOf('en')['error.notFound']).toBe('This page could not be found');
  expect(catalogueOf('zh-TW')).toBe(visitorsZhTW);
});
it('has the staff’s words once they are added', () => {
  addCatalogue('zh-TW', zhTW);
  expect(catalogueOf('zh-TW')['common.save']).toBe('儲存');
});
