import type { Localised } from '@admissions/model';
import { pair } from '@admissions/model';

export const TEXTS = {
  eyebrow: pair('認識元智', 'Know the university'),
  copyAddress: pair('複製地址', 'Copy the address'),
  ways: pair('怎麼來', 'Ways to come'),
  taxi: pair('跟計程車司機說', 'For the taxi driver'),
  copySentence: pair('複製這句話', 'Copy the sentence'),
  arrived: pair('到了以後', 'Once you are here'),
} satisfies Record<string, Localised | string>;
