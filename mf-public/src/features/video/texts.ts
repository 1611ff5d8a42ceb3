export const CATEGORIES = {
  campus: '校園',
  college: '學院',
  student: '學生',
  lecture: '公開課',
};
export const TEXTS = {
  title: '影音專區',
  eyebrow: '認識元智',
  description:
    '元智大學的影片：校園導覽、學院介紹、學生的一天與公開課片段，每一部都有文字摘要；點開才載入，不會先連到別的網站。',
  lead: '按下播放，先認識這裡的人。',
  categories: '影片分類',
  none: '這個分類還沒有影片。',
  dot: '・',
};
