import type { Localised } from '@admissions/model';
import { pair } from '@admissions/model';
import { errorPagesInEnglish, visitorsZhTW } from '@admissions/model/messages';

export const zhTwAndEnglish = (key: keyof typeof errorPagesInEnglish): Localised =>
  pair(visitorsZhTW[key], errorPagesInEnglish[key]);
