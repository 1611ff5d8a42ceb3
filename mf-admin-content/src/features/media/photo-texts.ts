import { pair } from '@admissions/model';

export const PHOTO_TEXTS = {
  title: pair('換上照片', 'Photographs'),
  note: pair(
    '把照片一次拖進來，系統依檔名與比例建議放在哪裡；確認後存成草稿，發布前訪客看不到。內文裡的圖片請在媒體庫更換。',
    'Drop photographs here. The site proposes places by name and ratio, and saves them as drafts. Pictures inside texts are replaced in the library.',
  ),
  upload: pair('上傳照片', 'Upload'),
  choose: pair('選擇照片（可一次多張）', 'Choose photographs'),
  placeOf: pair('{name}放在', 'Place of {name}'),
  noPlace: pair('先不放', 'No place yet'),
  altOf: pair('{name}的替代文字', 'Alternative text of {name}'),
  alt: pair('替代文字：照片裡有什麼', 'What the photograph shows'),
  save: pair('把{count}張存成草稿', 'Save {count} as drafts'),
  saved: pair(
    '已把{count}張存成草稿，請到各筆內容發布。',
    'Saved as drafts: {count}. Publish each entry.',
  ),
  left: pair('還是示範圖片的位置：{count}個', 'Places with a drawing: {count}'),
  none: pair('沒有示範圖片了。', 'No drawing is left.'),
  size: pair('{width}×{height}', '{width} × {height}'),
  hasDraft: pair('草稿裡已有照片', 'A draft has a photograph'),
} as const;
