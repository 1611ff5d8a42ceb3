import type { ImageValue } from '@admissions/model';
import { practice } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { picturesIn } from '../field-types/field-types.tsx';
import { picturesInItem } from './pictures-in.ts';

const picture = (url: string) => ({ url, alt: '' }) as ImageValue;

describe('picturesIn', () => {
  it('finds those of the rows of a list', () => {
    expect(
      picturesIn(practice.fields.pics, [
        { title: '甲', pic: picture('/a') },
        { title: '乙', pic: null },
      ]),
    ).toEqual([picture('/a')]);
  });
  it('takes nothing for a picture that is of another type, whatever it looks like', () => {
    expect(picturesIn(practice.fields.title, picture('/a'))).toEqual([]);
    expect(picturesIn(undefined, picture('/a'))).toEqual([]);
  });
});

describe('picturesInItem', () => {
  it('finds those of a gallery, in their order', () => {
    const images = [{ image: picture('/a'), caption: '甲' }, { image: picture('/b') }];
    expect(picturesInItem({ type: 'gallery', images })).toEqual([picture('/a'), picture('/b')]);
  });
  it('finds none in a file that is called like one, in what is not known, and where there is no item', () => {
    expect(picturesInItem({ type: 'file', file: picture('/a'), label: '檔' })).toEqual([]);
    expect(picturesInItem({ type: 'of another version', image: picture('/a') })).toEqual([]);
    expect(picturesInItem(null)).toEqual([]);
  });
});
