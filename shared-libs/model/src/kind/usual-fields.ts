import type { Field } from '../fields/field.ts';
import {
  counter,
  date,
  image,
  items,
  link,
  list,
  named,
  optional,
  text,
  video,
} from '../fields/index.ts';

/** Fields that many kinds have. */
export const usual = {
  title: (max: number) => named('標題', 'Title', text(max)),
  titleEn: (max: number) => named('英文名稱', 'English name', text(max)),
  pic: named('圖片', 'Picture', image()),
  pics: named(
    '相片',
    'Photographs',
    list({
      title: named('相片標題', 'Title of the photograph', text(40)),
      pic: named('相片', 'Photograph', image()),
    }),
  ),
  picMobile: optional(named('手機版圖片', 'Picture for phones', image())),
  link: named('連結', 'Link', link()),
  /** In words, such as a range. */
  credits: named('學分', 'Credits', optional(text(40))),
  summary: named('摘要', 'Summary', text(200)),
  body: named('內文', 'Body', items()),
  bodyEn: optional(named('英文內文', 'Body in English', items())),
  video: named('影片', 'Video', video()),
  date: named('日期', 'Date', date()),
  country: named('國家或地區', 'Country', text(20)),
  college: <F extends Field>(field: F) => named('學院', 'College', field),
  clickCount: named('瀏覽次數', 'Views', counter()),
};
