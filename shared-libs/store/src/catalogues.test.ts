import { en } from '@admissions/contracts/catalogues';
import { zhTW } from '@admissions/contracts/messages';
import { expect, it } from 'vitest';
import { addCatalogue, catalogueOf } from './catalogues.ts';

it('speaks the one language that is there until another is added', () => {
  expect(catalogueOf('en')).toBe(zhTW);
  addCatalogue('en', en);
  expect(catalogueOf('en')['error.notFound']).toBe('This page could not be found');
  expect(catalogueOf('zh-TW')).toBe(zhTW);
});
