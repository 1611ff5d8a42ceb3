import type { DateRange } from '@admissions/model';
import { formatSalutation } from '@admissions/model/forms';
import type { ReviewState, StoredLetter } from '@admissions/protocol/forms';
import { formatDayRange } from './format-day-range.ts';

/** Of a state, or a letter of the office. */
export type Template = Pick<StoredLetter, 'state'> & Partial<StoredLetter>;
export interface Reply {
  subject: string;
  body: string;
}
interface ReplyContext {
  /** Title of the form. */
  form: string;
  reference: string;
  name: string;
  /** Audience of the form: a student, a parent, or a teacher. */
  audience: string | null;
  school: string;
  dates: DateRange | null;
  /** Formatted in Taipei time. */
  scheduledAt: string | null;
  office: { office: string; phone: { label: string }; hours: string };
}
const formatPreferredDates = (dates: DateRange | null) =>
  dates ? `（希望日期：${formatDayRange(dates)}）` : '';

/** Templates by state, in Chinese like the submissions. */
const REPLY_BODIES: Record<ReviewState, (context: ReplyContext) => string> = {
  new: ({ form, dates }) =>
    `感謝您送出${form}${formatPreferredDates(dates)}。我們正在確認相關安排，兩個工作天內會再與您聯繫。`,
  contacted: ({ form, dates }) =>
    `感謝您撥空與我們討論${form}的安排${formatPreferredDates(dates)}。我們會依討論的內容確認人員與場地，確定之後再寫信通知您。如有變動，請直接回覆這封信。`,
  scheduled: ({ form, school, scheduledAt }) =>
    `${school ? `${school}的` : ''}${form}已排定於${scheduledAt ?? '＿＿＿＿'}。\n請於當天準時抵達；如需更改時間或人數，請在三個工作天前通知我們。`,
  done: ({ form }) =>
    `${form}已順利完成，感謝您與同學的參與。歡迎回信告訴我們您的建議，也期待再次與您合作。`,
  declined: ({ form, dates }) =>
    `感謝您送出${form}${formatPreferredDates(dates)}。很抱歉，這段期間我們無法配合安排。歡迎改提其他日期，或來電與我們討論其他方式。`,
};

/** What has no value leaves a gap. */
const fillIn = (text: string, context: ReplyContext) =>
  text.replace(/\{(稱呼|申請編號|學校|排定時間)\}/g, (_whole, code) => {
    if (code === '稱呼') return formatSalutation(context);
    if (code === '申請編號') return context.reference;
    return (code === '學校' ? context.school : context.scheduledAt) || '＿＿＿＿';
  });

/** The mail for a state, to be reviewed before it is sent. */
export const createReply = ({ state, text }: Template, context: ReplyContext): Reply =>
  compose(context, text === undefined ? REPLY_BODIES[state](context) : fillIn(text, context));

function compose(context: ReplyContext, text: string): Reply {
  const { form, reference, office } = context;
  const greeting = `${formatSalutation(context)}，您好：`;
  const end = `申請編號：${reference}\n\n${office.office}\n電話：${office.phone.label}\n服務時間：${office.hours}`;
  return { subject: `${form}（${reference}）`, body: [greeting, text, end].join('\n\n') };
}

/** The same for many: the API fills the placeholders in for each. */
export function createTemplate(
  { state, text }: Template,
  { form, office }: Pick<ReplyContext, 'form' | 'office'>,
): Reply {
  const many: ReplyContext = {
    form,
    office,
    reference: '{申請編號}',
    scheduledAt: '{排定時間}',
    name: '',
    audience: null,
    school: '',
    dates: null,
  };
  const { subject, body } = compose(many, text ?? REPLY_BODIES[state](many));
  return { subject, body: `{稱呼}，您好：${body.slice(body.indexOf('\n'))}` };
}
