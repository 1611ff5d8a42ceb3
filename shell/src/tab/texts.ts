import { pair } from '@admissions/model';

export const OFFER_TEXTS = {
  label: pair('網站更新', 'Website update'),
  offer: pair('網站有新版本', 'A new version of this website is available'),
  reload: pair('重新載入', 'Reload'),
  later: pair('稍後', 'Later'),
};
