import { pair } from '@admissions/model';

export const SHARED_TEXTS = {
  state: pair('狀態', 'State'),
  actions: pair('操作', 'Actions'),
  saveAnyway: pair('仍要儲存', 'Save anyway'),
  unsaved: pair('有尚未儲存的修改', 'Unsaved changes'),
  nothingUnsaved: pair('沒有未儲存的修改', 'No unsaved changes'),
  currentPassword: pair('您目前登入用的密碼', 'The password you sign in with'),
  proofHelp: pair(
    '這項變更要再輸入一次您的密碼，確認是您本人。',
    'This change needs your password once more, to be sure that it is you.',
  ),
  proofTitle: pair('確認是您本人', 'Make sure that it is you'),
  proofText: pair(
    '您登入已有一段時間。輸入密碼之後，剛才的變更會接著完成，填寫的內容都還在。',
    'You signed in some time ago. With your password the change goes on; what you typed is kept.',
  ),
  proofGoOn: pair('確認並繼續', 'Confirm and go on'),
  conflict: {
    title: pair('這筆資料剛被別人更新', 'Somebody has just updated this'),
    text: pair(
      '已載入最新內容，您改過的欄位都還在。請比對後再儲存一次。',
      'The newest version is loaded and the fields you changed are kept. Compare and save again.',
    ),
    theirs: pair('{field}：對方改為「{value}」', '{field}: changed to “{value}” by them'),
  },
};
