import type { ImageValue } from '@admissions/model';
import { practice } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { listFieldPictures } from '../field-types/field-types.tsx';
import { listItemPictures } from './list-item-pictures.ts';

const picture = (url: string) => ({ url, alt: '' }) as ImageValue;

it('listFieldPictures finds the pictures of list rows', () => {
  expect(
    listFieldPictures(practice.fields.pics, [
      { title: '甲', pic: picture('/a') },
      { title: '乙', pic: null },
    ]),
  ).toEqual([picture('/a')]);
});

describe('listItemPictures', () => {
  it('finds the pictures of a gallery in order', () => {
    const images = [{ image: picture('/a'), caption: '甲' }, { image: picture('/b') }];
    expect(listItemPictures({ type: 'gallery', images })).toEqual([picture('/a'), picture('/b')]);
  });
  it('finds none in a file named like a picture, in an unknown type, or without an item', () => {
    expect(listItemPictures({ type: 'file', file: picture('/a'), label: '檔' })).toEqual([]);
    expect(listItemPictures({ type: 'of another version', image: picture('/a') })).toEqual([]);
    expect(listItemPictures(null)).toEqual([]);
  });
});
