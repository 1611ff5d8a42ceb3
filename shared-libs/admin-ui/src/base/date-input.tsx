import { useMessage } from '@admissions/store';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import type { GenerateConfig } from '@rc-component/picker/generate/index';
import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-tw';
import type { ControlProps } from './form-field.tsx';
import { toTaipeiInput } from './taipei-input.ts';

const ROC_YEAR_OFFSET = 1911;
const DAY = 'YYYY-MM-DD';
const MINUTE = 'YYYY-MM-DD HH:mm';

/** Converts 2026/11/28 and 115/11/28 (year of the Republic of China) to 2026-11-28. */
const normalizeDate = (text: string): string =>
  text
    .trim()
    .replace(/^\d{3}(?=[-/])/, (year) => String(Number(year) + ROC_YEAR_OFFSET))
    .replaceAll('/', '-')
    .replace('T', ' ');

const TAIPEI_CONFIG: GenerateConfig<Dayjs> = {
  ...dayjsConfig,
  getNow: () => dayjs(toTaipeiInput(new Date().toISOString())),
  locale: {
    ...dayjsConfig.locale,
    parse: (locale, text, formats) =>
      dayjsConfig.locale.parse(locale, normalizeDate(text), formats),
  },
};
const Picker = DatePicker.generatePicker<Dayjs>(TAIPEI_CONFIG);

interface DateInputProps extends Partial<ControlProps> {
  /** 2026-11-28, or 2026-11-28T10:00 in Taipei's time zone; '' for none. */
  value: string;
  onChange: (value: string) => void;
  hasTime?: boolean;
  name?: string;
  onBlur?: () => void;
  'aria-label'?: string;
}
export function DateInput({ value, onChange, hasTime = false, ...control }: DateInputProps) {
  const t = useMessage();
  const change = (date: Dayjs | null) =>
    onChange(date ? date.format(hasTime ? 'YYYY-MM-DDTHH:mm' : DAY) : '');
  return (
    // antd restores the former date when the text is deleted, so report the empty text here.
    <div onInput={({ target }) => (target as HTMLInputElement).value === '' && onChange('')}>
      <Picker
        {...control}
        style={{ width: '100%' }}
        format={hasTime ? MINUTE : DAY}
        placeholder={t(
          hasTime
            ? { 'zh-TW': '年-月-日 時:分', en: 'YYYY-MM-DD HH:mm' }
            : { 'zh-TW': '年-月-日', en: DAY },
        )}
        showTime={hasTime && { format: 'HH:mm' }}
        needConfirm={false}
        value={value ? dayjs(value) : null}
        onChange={change}
        onCalendarChange={(date) => change(date as Dayjs | null)}
      />
    </div>
  );
}
