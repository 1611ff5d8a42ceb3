import type { Localised } from '@admissions/model';
import type { CITIES } from '@admissions/model/forms';

/** Counties and cities by region, for a list that is easy to look through. */
export const REGIONS: readonly { label: Localised; cities: readonly string[] }[] = [
  {
    label: { 'zh-TW': '北部', en: 'North' },
    cities: ['基隆市', '臺北市', '新北市', '桃園市', '新竹市', '新竹縣', '宜蘭縣'],
  },
  {
    label: { 'zh-TW': '中部', en: 'Centre' },
    cities: ['苗栗縣', '臺中市', '彰化縣', '南投縣', '雲林縣'],
  },
  {
    label: { 'zh-TW': '南部', en: 'South' },
    cities: ['嘉義市', '嘉義縣', '臺南市', '高雄市', '屏東縣'],
  },
  {
    label: { 'zh-TW': '東部與離島', en: 'East and islands' },
    cities: ['花蓮縣', '臺東縣', '澎湖縣', '金門縣', '連江縣'],
  },
];
/** What is chosen is sent in Chinese, as staff read it. */
export const CITY_NAMES: Readonly<Record<(typeof CITIES)[number], Localised>> = {
  基隆市: { 'zh-TW': '基隆市', en: 'Keelung City' },
  臺北市: { 'zh-TW': '臺北市', en: 'Taipei City' },
  新北市: { 'zh-TW': '新北市', en: 'New Taipei City' },
  桃園市: { 'zh-TW': '桃園市', en: 'Taoyuan City' },
  新竹市: { 'zh-TW': '新竹市', en: 'Hsinchu City' },
  新竹縣: { 'zh-TW': '新竹縣', en: 'Hsinchu County' },
  苗栗縣: { 'zh-TW': '苗栗縣', en: 'Miaoli County' },
  臺中市: { 'zh-TW': '臺中市', en: 'Taichung City' },
  彰化縣: { 'zh-TW': '彰化縣', en: 'Changhua County' },
  南投縣: { 'zh-TW': '南投縣', en: 'Nantou County' },
  雲林縣: { 'zh-TW': '雲林縣', en: 'Yunlin County' },
  嘉義市: { 'zh-TW': '嘉義市', en: 'Chiayi City' },
  嘉義縣: { 'zh-TW': '嘉義縣', en: 'Chiayi County' },
  臺南市: { 'zh-TW': '臺南市', en: 'Tainan City' },
  高雄市: { 'zh-TW': '高雄市', en: 'Kaohsiung City' },
  屏東縣: { 'zh-TW': '屏東縣', en: 'Pingtung County' },
  宜蘭縣: { 'zh-TW': '宜蘭縣', en: 'Yilan County' },
  花蓮縣: { 'zh-TW': '花蓮縣', en: 'Hualien County' },
  臺東縣: { 'zh-TW': '臺東縣', en: 'Taitung County' },
  澎湖縣: { 'zh-TW': '澎湖縣', en: 'Penghu County' },
  金門縣: { 'zh-TW': '金門縣', en: 'Kinmen County' },
  連江縣: { 'zh-TW': '連江縣', en: 'Lienchiang County' },
};
