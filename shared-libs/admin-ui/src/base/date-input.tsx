import { type DateRange, pair, parseClock } from '@admissions/model';
import { useMessage } from '@admissions/store';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import type { GenerateConfig } from '@rc-component/picker/generate/index';
import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-tw';
import { useState } from 'react';
import type { ControlProps } from './form-field.tsx';
import { toTaipeiInput } from './taipei-input.ts';

const DAY = 'YYYY-MM-DD';
const MINUTE = 'YYYY-MM-DD HH:mm';

// 2026/1/2 may become 2026/1/28, and a time may follow.
const COMPLETE_DAY = /(?:\D\d\d|[日號)）])$/;
const COMPLETE_TIME = /:\d\d$/;
function normalizeTyped(text: string, format = DAY): string {
  const isComplete = (format === DAY ? COMPLETE_DAY : COMPLETE_TIME).test(text);
  const clock = isComplete ? parseClock(text) : undefined;
  return clock?.slice(0, format.length).replace('T', ' ') ?? text;
}

const TAIPEI_CONFIG: GenerateConfig<Dayjs> = {
  ...dayjsConfig,
  getNow: () => dayjs(toTaipeiInput(new Date().toISOString())),
  locale: {
    ...dayjsConfig.locale,
    parse: (locale, text, formats) =>
      dayjsConfig.locale.parse(locale, normalizeTyped(text, formats[0]), formats),
  },
};
const Picker = DatePicker.generatePicker<Dayjs>(TAIPEI_CONFIG);

interface DateInputProps extends Partial<ControlProps> {
  /** 2026-11-28, or 2026-11-28T10:00 in Taipei's time zone; '' for none. */
  value: string;
  onChange: (value: string) => void;
  hasTime?: boolean;
  /** Days marked in the calendar. */
  marked?: DateRange | null;
  name?: string;
  onBlur?: () => void;
  'aria-label'?: string;
}
export function DateInput({
  value,
  onChange,
  hasTime = false,
  marked,
  ...control
}: DateInputProps) {
  const t = useMessage();
  const [resets, setResets] = useState(0);
  const change = (date: Dayjs | null) =>
    onChange(date ? date.format(hasTime ? 'YYYY-MM-DDTHH:mm' : DAY) : '');
  const leave = (text: string) => {
    const clock = !hasTime || /[:時點]/.test(text) ? parseClock(text) : undefined;
    if (clock) change(dayjs(clock));
    // Without a change of the value antd leaves what was typed after it, such as a weekday.
    const isShown = text === value.replace('T', ' ');
    if (value && !isShown && clock?.startsWith(value)) setResets((count) => count + 1);
    control.onBlur?.();
  };
  return (
    // antd restores the former date when the text is deleted, so report the empty text here.
    <div onInput={({ target }) => (target as HTMLInputElement).value === '' && onChange('')}>
      <Picker
        key={resets}
        {...control}
        style={{ width: '100%' }}
        format={hasTime ? MINUTE : DAY}
        placeholder={t(
          hasTime ? pair('年-月-日 時:分', 'YYYY-MM-DD HH:mm') : pair('年-月-日', DAY),
        )}
        onBlur={({ target }) => leave((target as HTMLInputElement).value)}
        showTime={hasTime && { format: 'HH:mm' }}
        needConfirm={false}
        // Enter takes the day, and sends no form that may not be complete.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        previewValue={false}
        cellRender={(date, { type, originNode }) => {
          const day = type === 'date' && dayjs(date).format(DAY);
          const isMarked = day && marked && day >= marked.begin && day <= marked.end;
          return isMarked ? <mark>{originNode}</mark> : originNode;
        }}
        value={value ? dayjs(value) : null}
        onChange={change}
        onCalendarChange={(date) => change(date as Dayjs | null)}
      />
    </div>
  );
}
