export const TEXTS = {
  keep: '收藏',
  shortlisted: '已收藏',
  compareUpTo: '比較學系（最多{most}個）',
  compareLatest: '比較學系（最近收藏的{most}個）',
};
