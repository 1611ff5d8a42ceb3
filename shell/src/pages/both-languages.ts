import type { Localised } from '@admissions/model';
import { errorPagesInEnglish, visitorsZhTW } from '@admissions/model/messages';

export const zhTwAndEnglish = (key: keyof typeof errorPagesInEnglish): Localised => ({
  'zh-TW': visitorsZhTW[key],
  en: errorPagesInEnglish[key],
});
