import type { Localised } from '@admissions/model';
import { pair } from '@admissions/model';

/** Help when signing in does not work. */
export const SIGN_IN_HELP: readonly Localised[] = [
  pair(
    '請用帳號管理人員給您的帳號登入；第一次登入會先請您換成自己的密碼。',
    'Sign in with the account that you were given; the first time you choose a password of your own.',
  ),
  pair(
    '密碼連續輸入錯誤，帳號會暫時鎖定；過一會兒再試，或請帳號管理人員解鎖。',
    'Several wrong passwords lock the account for a while; wait, or ask whoever manages the accounts.',
  ),
  pair(
    '開了兩步驟驗證的帳號，會再問手機應用程式上的驗證碼；手機不在身邊，可以輸入一組備用碼。',
    'With two steps you are asked for the code on your phone, or for one of your recovery codes.',
  ),
  pair(
    '這裡如果寫了登出的原因，先照著做；沒存的內容登入後會還給您。',
    'When it says why you were signed out, begin there; what was not stored comes back after the sign-in.',
  ),
  pair(
    '訊息說您的網路位址不在允許的清單上，請改用校內網路，或請帳號管理人員加上位址。',
    'When your network address is not admitted use the network of the university, or have it added.',
  ),
];
