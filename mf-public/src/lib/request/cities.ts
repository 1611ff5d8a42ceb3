import { type Localised, pair } from '@admissions/model';

/** By region, with English names; the Chinese name is sent. */
export const REGIONS: readonly { label: Localised; cities: Readonly<Record<string, string>> }[] = [
  {
    label: pair('北部', 'North'),
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
    label: pair('中部', 'Centre'),
    cities: {
      苗栗縣: 'Miaoli County',
      臺中市: 'Taichung City',
      彰化縣: 'Changhua County',
      南投縣: 'Nantou County',
      雲林縣: 'Yunlin County',
    },
  },
  {
    label: pair('南部', 'South'),
    cities: {
      嘉義市: 'Chiayi City',
      嘉義縣: 'Chiayi County',
      臺南市: 'Tainan City',
      高雄市: 'Kaohsiung City',
      屏東縣: 'Pingtung County',
    },
  },
  {
    label: pair('東部與離島', 'East and islands'),
    cities: {
      花蓮縣: 'Hualien County',
      臺東縣: 'Taitung County',
      澎湖縣: 'Penghu County',
      金門縣: 'Kinmen County',
      連江縣: 'Lienchiang County',
    },
  },
];
