import { en, zhTW } from '@admissions/contracts/catalogues';
import { visitorsZhTW } from '@admissions/contracts/messages';
import { describe, expect, it } from 'vitest';
import { addCatalogue, readCatalogue } from './catalogues.ts';

describe('catalogues', () => {
  it('speaks the one language that is there until another is added', () => {
    expect(readCatalogue('en')).toBe(visitorsZhTW);
    addCatalogue('en', en);
    expect(readCatalogue('en')['error.notFound']).toBe('This page could not be found');
    expect(readCatalogue('zh-TW')).toBe(visitorsZhTW);
  });
  it('has the staff’s words once they are added', () => {
    addCatalogue('zh-TW', zhTW);
    expect(readCatalogue('zh-TW')['common.save']).toBe('儲存');
  });
});
