import type { Localised } from '@admissions/model';

export const TEXTS = {
  eyebrow: { 'zh-TW': '認識元智', en: 'Know the university' },
  copyAddress: { 'zh-TW': '複製地址', en: 'Copy the address' },
  ways: { 'zh-TW': '怎麼來', en: 'Ways to come' },
  taxi: { 'zh-TW': '跟計程車司機說', en: 'For the taxi driver' },
  copySentence: { 'zh-TW': '複製這句話', en: 'Copy the sentence' },
  arrived: { 'zh-TW': '到了以後', en: 'Once you are here' },
} satisfies Record<string, Localised | string>;
