import type { Localised } from '@admissions/model';

export const TEXTS = {
  open: { 'zh-TW': '匯出', en: 'Export' },
  title: { 'zh-TW': '匯出{form}', en: 'Export: {form}' },
  what: {
    'zh-TW':
      '會匯出目前條件下的{count}筆申請，內含未遮蔽的個人資料。匯出會留下紀錄，用畢請刪除檔案。',
    en: 'Exports the requests that the filters find ({count}), with personal data in full. The export is recorded. Delete the file when you are done.',
  },
  format: { 'zh-TW': '檔案格式', en: 'Format' },
  xlsx: { 'zh-TW': 'Excel（XLSX）', en: 'Excel (XLSX)' },
  csv: { 'zh-TW': 'CSV', en: 'CSV' },
  password: { 'zh-TW': '您的密碼', en: 'Your password' },
  passwordHelp: { 'zh-TW': '確認是您本人。', en: 'To be sure that it is you.' },
  download: { 'zh-TW': '下載', en: 'Download' },
  done: { 'zh-TW': '已下載{name}', en: '{name} was downloaded' },
} as const satisfies Record<string, Localised>;
