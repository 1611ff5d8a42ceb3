import type { AnyKind, Localised } from '@admissions/contracts';
import type { KindId } from '@admissions/contracts/kinds';

/** Where a kind is called after its page: what one entry is. Nobody adds a picture wall. */
const NAMES: Partial<Record<KindId, Localised>> = {
  'setting.pic': { 'zh-TW': '圖片牆的圖片', en: 'a picture of the wall' },
  'setting.finder': { 'zh-TW': '找學系的設定', en: 'the department finder' },
  'about.video': { 'zh-TW': '影片', en: 'a film' },
  'college.life': { 'zh-TW': '大學生活的文章', en: 'an article on life' },
  'college.yzu': { 'zh-TW': '校園活力的文章', en: 'an article on vitality' },
  'selfvalue.apply': { 'zh-TW': '跨域申請說明', en: 'how to study across fields' },
  'selfvalue.exchange': { 'zh-TW': '交換計畫', en: 'an exchange' },
  'selfvalue.volunteer': { 'zh-TW': '國際志工的文章', en: 'an article on volunteering' },
  'selfvalue.teaching': { 'zh-TW': '海外實習或教學', en: 'teaching abroad' },
  'selfvalue.digitalPic': { 'zh-TW': '增能學習的內容', en: 'digital learning' },
  'selfvalue.practice': { 'zh-TW': '實習就業的文章', en: 'an article on internships' },
  'highschool.camp': { 'zh-TW': '營隊或先修課程', en: 'a camp or course' },
  'highschool.staffService': { 'zh-TW': '高中教職員服務項目', en: 'a service' },
  'vr.vr': { 'zh-TW': '環景地點', en: 'a place in 360°' },
};

/** What one entry of a kind is called, as in “add …” and “edit …”. */
export const readEntryName = ({ id, label }: Pick<AnyKind, 'id' | 'label'>): Localised =>
  NAMES[id as KindId] ?? label;
