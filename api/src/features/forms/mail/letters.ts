import type { DateRange } from '@admissions/model';
import { audienceOf, findAudience, type VisitorForm } from '@admissions/model/forms';
import { type MailRole, MY_VISIT_PAGE } from '@admissions/protocol/forms';
import type { SiteIdentity } from '@admissions/site-content';
import type { Config } from '../../../platform/config/config.ts';
import { buildRequestPath } from '../data/forms-tables.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** A calendar file, as the mail library takes it. */
  icalEvent?: { method: string; filename: string; content: string } | undefined;
}
export interface ReceivedSubmission {
  form: VisitorForm;
  id: number;
  reference: string;
  sent: Record<string, unknown>;
  /** The daily limit of the recipient is reached, so the visitor gets no letter. */
  isWithheld: boolean;
  /** Of a booking. */
  visitKey?: string;
  /** Of a visit day. */
  meeting?: string | null;
  /** Of a booking with seats. */
  icalEvent?: Letter['icalEvent'];
}

/** No typed text in the visitor's letter (anybody's address), no names in the office's. */
export function writeLetters(
  { form, id, reference, sent, isWithheld, visitKey, meeting, icalEvent }: ReceivedSubmission,
  { mailOffice, canonicalOrigin }: Pick<Config, 'mailOffice' | 'canonicalOrigin'>,
  identity: SiteIdentity,
): [MailRole, Letter][] {
  const name = form.label['zh-TW'];
  const days = formatDays(sent.dates as DateRange);
  const isWaiting = sent.waiting === true;
  const isBooked = findAudience(form, sent)?.isBooked ?? false;
  const target = sent.occasion
    ? `活動：${sent.occasion}`
    : `${isBooked ? '參訪日' : '希望日期'}：${days}`;
  const dayLine = meeting ? `${target}\n集合：${meeting}` : target;
  const link = buildLink(visitKey, canonicalOrigin);
  const letters: [MailRole, Letter][] = [];
  // With a phone number only, the office calls.
  if (typeof sent.email === 'string') {
    const text = joinParagraphs([
      '您好：',
      `我們已收到您的${name}。`,
      `申請編號：${reference}\n${dayLine}`,
      isWaiting && '這一場目前額滿，您的申請已列入候補；有名額空出時，招生組會依登記順序通知您。',
      `招生組會在兩個工作天內以電話或電子郵件與您聯繫。${link ? '' : '如需修改或取消，請來電告知申請編號。'}`,
      link,
      '如果您沒有提出申請，請忽略這封信。',
      closeLetter(identity, canonicalOrigin),
    ]);
    const subject = `已收到您的${name}（${reference}）`;
    letters.push(['sender', { to: sent.email, subject, text, icalEvent }]);
  }
  if (mailOffice) {
    const audience = form.options.audience?.[audienceOf(form, sent) ?? '']?.['zh-TW'];
    const from = isBooked
      ? `對象：${audience}，${sent.people ?? 1}人`
      : `學校：${quoteText(sent.school)}（${sent.city}）`;
    const text = joinParagraphs([
      `收到一份新的${name}。`,
      `申請編號：${reference}\n${from}\n${dayLine}${isWaiting ? '（候補）' : ''}`,
      isWithheld &&
        '申請人留下的信箱今天已收到多封確認信，這一份沒有再寄；如需確認，請以電話聯繫。',
      `聯絡人資料請登入後台查看：\n${canonicalOrigin}${buildRequestPath(form.name, id)}`,
    ]);
    letters.push(['office', { to: mailOffice, subject: `新的${name} ${reference}`, text }]);
  }
  return letters;
}

const BOOKING_TEXTS = {
  offered: ['候補有名額了', '您候補的活動有名額空出，已為您保留，招生組會與您聯繫確認。'],
  changed: ['預約有更改', '您的預約有更改，現在的內容如下。'],
  cancelled: ['預約已取消', '您的預約已取消，名額已釋出。取消的是：'],
  unlisted: ['候補已取消', '您的候補已取消。取消的是：'],
} as const;
export interface BookingNews extends Pick<Letter, 'to' | 'icalEvent'> {
  reference: string;
  what: keyof typeof BOOKING_TEXTS;
  lines: readonly string[];
  visitKey: string;
}

/** After a change by the visitor or by staff, with what applies now. */
export function writeBookingLetter(
  { reference, what, lines, to, visitKey, icalEvent }: BookingNews,
  { canonicalOrigin }: Pick<Config, 'canonicalOrigin'>,
  identity: SiteIdentity,
): Letter {
  const [subject, first] = BOOKING_TEXTS[what];
  const isInForce = what === 'offered' || what === 'changed';
  const text = joinParagraphs([
    '您好：',
    [first, `申請編號：${reference}`, ...lines].join('\n'),
    isInForce && buildLink(visitKey, canonicalOrigin),
    closeLetter(identity, canonicalOrigin),
  ]);
  return { to, subject: `${subject}（${reference}）`, text, icalEvent };
}

const joinParagraphs = (paragraphs: readonly (string | false)[]) =>
  paragraphs.filter(Boolean).join('\n\n');
const buildLink = (visitKey: string | undefined, origin: string): string | false =>
  visitKey !== undefined &&
  origin !== '' &&
  `查看、更改或取消（您的專屬連結，請勿轉寄）：\n${origin}${MY_VISIT_PAGE}#${visitKey}\n不能來請先取消，名額留給別人。`;
const closeLetter = (identity: SiteIdentity, origin: string) =>
  joinParagraphs([
    `${identity.office}\n電話：${identity.phone.label}\n服務時間：${identity.hours}${origin ? `\n${origin}` : ''}`,
    '本信由系統自動寄出，請勿直接回覆。',
  ]);

// Quoted on one line, so that typed text cannot imitate other parts of the letter.
const quoteText = (typed: unknown) =>
  `「${String(typed)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[「」]/g, '')}」`;
const formatDays = ({ begin, end }: DateRange) => (begin === end ? begin : `${begin} 至 ${end}`);
