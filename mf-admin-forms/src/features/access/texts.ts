import { pair } from '@admissions/model';

export const TEXTS = {
  title: pair('個資查看紀錄', 'Who read personal data'),
  help: pair(
    '誰在什麼時候查看或匯出了哪些申請。帳號遭盜用時，據此通知當事人。',
    'Who read or exported which requests, and when. When an account was misused, this tells whom to inform.',
  ),
  total: pair('共{total}筆', 'Lines: {total}'),
  at: pair('時間', 'When'),
  account: pair('帳號', 'Account'),
  begin: pair('起日', 'From'),
  end: pair('迄日', 'Until'),
  action: pair('動作', 'Action'),
  view: pair('查看', 'Read'),
  export: pair('匯出', 'Exported'),
  form: pair('表單', 'Form'),
  submissions: pair('申請', 'Requests'),
  numbers: pair('流水號{ids}', 'Numbers {ids}'),
  nothing: pair('還沒有人查看或匯出過申請。', 'Nobody has read or exported a request.'),
  nothingFound: pair('沒有符合條件的紀錄。', 'Nothing fits the filters.'),
};
