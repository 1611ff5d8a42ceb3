import { pair } from '@admissions/model';

export const TEXTS = {
  open: pair('匯出', 'Export'),
  title: pair('匯出{form}', 'Export: {form}'),
  what: pair(
    '會匯出目前條件下的{count}筆申請，內含未遮蔽的個人資料。匯出會留下紀錄，用畢請刪除檔案。',
    'Exports the requests that the filters find ({count}), with personal data in full. The export is recorded. Delete the file when you are done.',
  ),
  format: pair('檔案格式', 'Format'),
  xlsx: pair('Excel（XLSX）', 'Excel (XLSX)'),
  csv: pair('CSV', 'CSV'),
  password: pair('您的密碼', 'Your password'),
  passwordHelp: pair('確認是您本人。', 'To be sure that it is you.'),
  done: pair('已下載{name}', '{name} was downloaded'),
};
