import { pair } from '../localised.ts';

/** Fields that many kinds have, called the same everywhere. */
export const title = pair('標題', 'Title');
export const titleEn = pair('英文名稱', 'English name');
export const pic = pair('圖片', 'Picture');
export const picMobile = pair('手機版圖片', 'Picture for phones');
export const link = pair('連結', 'Link');
export const summary = pair('摘要', 'Summary');
export const body = pair('內文', 'Body');
export const bodyEn = pair('英文內文', 'Body in English');
export const video = pair('影片', 'Video');
export const date = pair('日期', 'Date');
export const country = pair('國家或地區', 'Country');
export const college = pair('學院', 'College');
export const clickCount = pair('瀏覽次數', 'Views');
export const pics = {
  pics: pair('相片', 'Photographs'),
  'pics.title': pair('相片標題', 'Title of the photograph'),
  'pics.pic': pair('相片', 'Photograph'),
};
