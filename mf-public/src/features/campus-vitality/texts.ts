export const TEXTS = {
  title: '校園活力',
  eyebrow: '大學生活',
  description:
    '元智校園裡上課以外的那一半：社團博覽會、球場上的比賽、藝文展演與校慶園遊會，一個主題一組照片，每一張都附文字說明。',
  lead: '上課以外的那一半。',
  none: '內容整理中。',
  year: '一年裡的{count}件事',
  clubs: '{count}個可以先認識的社團',
  clubsLead: '什麼時候、在哪裡、是什麼樣的人。時間每學期初公布一次。',
  clubsMore: '看社團名單',
  next: '下一次：',
  last: '上一次：',
  others: '另外{count}張照片',
  story: '看完整故事',
};
