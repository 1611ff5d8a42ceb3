import { type Localised, pair } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { AREA_LABELS } from '../area-labels.ts';

/** Words that programs, not people, write into the log, by the name of the detail. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Localised>>>> = {
  by: {
    automatic: pair('系統自動', 'Automatic'),
    command: pair('伺服器指令', 'Command on the server'),
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
  area: AREA_LABELS,
  type: {
    ...Object.fromEntries(KINDS.map(({ id, label }) => [id, label])),
    'image/avif': pair('AVIF圖片', 'AVIF picture'),
    'image/webp': pair('WebP圖片', 'WebP picture'),
    'image/jpeg': pair('JPG圖片', 'JPG picture'),
    'image/png': pair('PNG圖片', 'PNG picture'),
    'video/mp4': pair('MP4影片', 'MP4 video'),
    'application/pdf': pair('PDF文件', 'PDF document'),
  },
  state: {
    answered: pair('已刊出回答', 'Answered in public'),
    hidden: pair('不刊出', 'Not shown'),
    published: pair('已發布', 'Published'),
    draft: pair('草稿', 'Draft'),
  },
  // Ids of targets, by the type of the target.
  go_live: {
    look: pair('標誌與顏色', 'Logo and colours'),
    backup: pair('備份', 'Backups'),
    twoFactor: pair('兩步驟驗證', 'Two-step sign-in'),
    whitelist: pair('後台白名單', 'Allowed addresses'),
    nationalDates: pair('全國日程', 'National dates'),
    numbers: pair('今年的數字', 'Numbers of this year'),
    photos: pair('照片', 'Photographs'),
    content: pair('內容', 'Content'),
    links: pair('連結', 'Links'),
    siteCheck: pair('網站檢查', 'Site check'),
  },
  release: {
    mf_public: pair('訪客網站', 'Public site'),
    mf_admin_content: pair('內容後台', 'Back office: content'),
    mf_admin_forms: pair('申請表單後台', 'Back office: requests'),
    mf_admin_accounts: pair('帳號後台', 'Back office: accounts'),
  },
};

/** The word for readers; unchanged where it is not known. */
export const recordedWord = (detail: string, word: string): Localised =>
  wordIn(WORDS[detail] ?? {}, word);

// Any word may be in the log, also a property name of Object.prototype.
export const wordIn = (words: Readonly<Record<string, Localised>>, word: string): Localised =>
  (Object.hasOwn(words, word) && words[word]) || pair(word, word);
