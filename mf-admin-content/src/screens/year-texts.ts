import { pair } from '@admissions/model';

export const YEAR_TEXTS = {
  places: pair('{year}學年名額', 'Places in {year}'),
  notYet: pair('還沒填', 'Not yet'),
  unfilled: pair('今年還沒填', 'This year not filled in'),
  filled: pair('今年已填', 'This year filled in'),
  result: pair('最新結果', 'Last results'),
  sum: pair('{year}學年度名額共{count}名。', 'Places in {year}: {count}.'),
  sumOfPage: pair('這一頁{year}學年度名額共{count}名。', 'Places in {year} on this page: {count}.'),
};
