import type { Localised } from '@admissions/model';

export const TEXTS = {
  keep: { 'zh-TW': '收藏', en: 'Keep' },
  kept: { 'zh-TW': '已收藏', en: 'Kept' },
  compareUpTo: {
    'zh-TW': '比較學系（最多{most}個）',
    en: 'Compare departments ({most} at most)',
  },
  compareLatest: {
    'zh-TW': '比較學系（最近收藏的{most}個）',
    en: 'Compare departments (the {most} kept last)',
  },
} satisfies Record<string, Localised>;
