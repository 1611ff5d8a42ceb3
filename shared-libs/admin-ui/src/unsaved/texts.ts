import { pair } from '@admissions/model';

export const TEXTS = {
  offered: pair(
    '您{time}在這裡輸入的內容還沒有儲存。',
    'What you typed here at {time} was not saved.',
  ),
  showDifferences: pair('看差異', 'See the difference'),
  title: pair('取回未儲存的內容', 'Take back what was not saved'),
  note: pair(
    '取回後，表單會這樣改變；按下儲存才會寫進網站。',
    'The form would change like this; nothing is written until you save.',
  ),
  restore: pair('取回', 'Take it back'),
  discard: pair('捨棄', 'Discard'),
};
