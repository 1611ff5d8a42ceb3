import { createTaipeiFormat } from '@admissions/model';

const formatShort = createTaipeiFormat('zh-TW', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
export const formatTime = createTaipeiFormat('zh-TW', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** 11/21 09:30, in Taipei. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="faint mini figures nowrap">
    {formatShort(at)}
  </time>
);
