export const OFFER_TEXTS = {
  label: { 'zh-TW': '網站更新', en: 'Website update' },
  offer: { 'zh-TW': '網站有新版本', en: 'A new version of this website is available' },
  reload: { 'zh-TW': '重新載入', en: 'Reload' },
  later: { 'zh-TW': '稍後', en: 'Later' },
} as const;
