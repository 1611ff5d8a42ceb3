import { type Localised, pair } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { MessageKey } from '@admissions/model/messages';
import { currentIdentity } from '../base/current-identity.ts';
import { escapeXml } from '../base/escape-xml.ts';
import { renderPlainDocument } from './plain-document.ts';

interface Reason {
  heading: Localised;
  text: Localised;
  isRetryable?: boolean;
}
const translate = (key: MessageKey) => pair(formatMessage('zh-TW', key), formatMessage('en', key));
const REASONS = {
  400: {
    heading: pair('這個網址讀不懂', 'This address cannot be read'),
    text: pair('網址可能抄錯或被截斷了。', 'It may have been copied incompletely.'),
  },
  404: {
    heading: translate('error.notFound'),
    text: pair('網址可能已經更改。', 'Its address may have changed.'),
  },
  408: {
    heading: pair('等太久了', 'This took too long'),
    text: pair(
      '資料沒有在時間內送達，請檢查網路後再試一次。',
      'What was sent did not arrive in time. Please check your connection and try again.',
    ),
  },
  410: {
    heading: pair('這個預覽連結不能用', 'This preview link does not work'),
    text: pair(
      '連結已過期或不完整，請索取新的連結。',
      'It has expired or is incomplete. Please ask for a new one.',
    ),
  },
  425: {
    heading: pair('這個預覽版本還不能看', 'This preview cannot be shown yet'),
    text: pair(
      '版本的檔案還沒有送到這裡，請等幾秒再試一次。',
      'Its files have not arrived here. Please try again in a few seconds.',
    ),
    isRetryable: true,
  },
  414: {
    heading: pair('這個網址太長', 'This address is too long'),
    text: pair('請從首頁找到想看的內容。', 'Please find what you look for from the home page.'),
  },
  429: {
    heading: pair('同時開了太多頁面', 'Too many pages were asked for from your network'),
    text: pair(
      '您的網路同時開了很多頁面，請等幾秒再試一次。',
      'Please try again in a few seconds.',
    ),
    isRetryable: true,
  },
  500: {
    heading: translate('error.errorPage'),
    text: translate('error.default'),
    isRetryable: true,
  },
  503: {
    heading: pair('這一頁請稍後再看', 'This page has to wait for a moment'),
    text: pair(
      '現在瀏覽的人很多，或者網站正在更新；請等幾秒再試一次。',
      'Many people are visiting, or the site is being updated. Please try again in a few seconds.',
    ),
    isRetryable: true,
  },
} as const satisfies Record<number, Reason>;

/** Offers links and a phone number, and depends on nothing that can fail. */
export function renderFailureDocument(status: number) {
  const { phone } = currentIdentity();
  const { heading, text, isRetryable } = findReason(status);
  const home = `<a${isRetryable ? '' : ' class="retry"'} href="/">${renderLabel('error.goHome')}</a>`;
  const again = `<a class="retry" href="">${renderLabel('network.retry')}</a>`;
  return renderPlainDocument(
    heading['zh-TW'],
    `<p class="eyebrow">${status}</p><h1>${heading['zh-TW']}</h1><p>${text['zh-TW']}</p>
<p lang="en">${heading.en}. ${text.en}</p>
<div class="actions">${isRetryable ? again : ''}${home}<a href="tel:${escapeXml(phone.number)}">${escapeXml(phone.label)}</a></div>`,
  );
}

function findReason(status: number): Reason {
  if (status in REASONS) return REASONS[status as keyof typeof REASONS];
  // The longest header is usually the address.
  if (status === 431) return REASONS[414];
  return status < 500 ? REASONS[400] : REASONS[500];
}

/** A message in both languages. */
export const renderLabel = (key: MessageKey) =>
  `${formatMessage('zh-TW', key)} <span lang="en">${formatMessage('en', key)}</span>`;
