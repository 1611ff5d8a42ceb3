import { type Localised, pair } from '@admissions/model';

/** Words that programs, not people, write into the log, by the name of the detail. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Localised>>>> = {
  by: {
    automatic: pair('系統自動', 'Automatic'),
    RELEASE_TOKENS: pair('自動發布', 'Automatic release'),
  },
  reason: {
    password: pair('密碼不正確', 'Wrong password'),
    code: pair('驗證碼不正確', 'Wrong code'),
    locked: pair('已鎖定', 'Locked'),
    inactive: pair('已停用', 'Inactive'),
    'first start': pair('首次啟動', 'First start'),
  },
  channel: { stable: pair('正式', 'Everybody'), canary: pair('試行', 'Canary') },
  remote: {
    mf_public: pair('訪客網站', 'Public site'),
    mf_admin_content: pair('內容後台', 'Back office: content'),
    mf_admin_forms: pair('申請表單後台', 'Back office: requests'),
    mf_admin_accounts: pair('帳號後台', 'Back office: accounts'),
  },
};

/** The word for readers; unchanged where it is not known. */
export function recordedWord(detail: string, word: string): Localised {
  const words = WORDS[detail];
  const known = words && Object.hasOwn(words, word) ? words[word] : undefined;
  return known ?? pair(word, word);
}
