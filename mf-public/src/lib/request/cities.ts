import type { Localised } from '@admissions/model';

/** By region, with English names; the Chinese name is sent. */
export const REGIONS: readonly { label: Localised; cities: Readonly<Record<string, string>> }[] = [
  {
    label: { 'zh-TW': '北部', en: 'North' },
    cities: {
      基隆市: 'Keelung City',
      臺北市: 'Taipei City',
      新北市: 'New Taipei City',
      桃園市: 'Taoyuan City',
      新竹市: 'Hsinchu City',
      新竹縣: 'Hsinchu County',
      宜蘭縣: 'Yilan County',
    },
  },
  {
    label: { 'zh-TW': '中部', en: 'Centre' },
    cities: {
      苗栗縣: 'Miaoli County',
      臺中市: 'Taichung City',
      彰化縣: 'Changhua County',
      南投縣: 'Nantou County',
      雲林縣: 'Yunlin County',
    },
  },
  {
    label: { 'zh-TW': '南部', en: 'South' },
    cities: {
      嘉義市: 'Chiayi City',
      嘉義縣: 'Chiayi County',
      臺南市: 'Tainan City',
      高雄市: 'Kaohsiung City',
      屏東縣: 'Pingtung County',
    },
  },
  {
    label: { 'zh-TW': '東部與離島', en: 'East and islands' },
    cities: {
      花蓮縣: 'Hualien County',
      臺東縣: 'Taitung County',
      澎湖縣: 'Penghu County',
      金門縣: 'Kinmen County',
      連江縣: 'Lienchiang County',
    },
  },
];
