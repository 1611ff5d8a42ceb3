import { Choices, ErrorSummary, SelectField, TextArea, TextField } from '@admissions/ui/forms';

const nothing = async () => {};
const field = (name: string, label: string, error?: string) => ({
  name,
  label,
  error,
  isRequired: true,
  onChange: nothing,
  onBlur: nothing,
  ref: () => {},
});

/** Form fields, with and without messages. */
export const ExampleFields = () => (
  <>
    <ErrorSummary
      faults={[{ name: 'wrong', label: '電子郵件', message: '請輸入有效的電子郵件' }]}
      attempt={0}
    />
    <TextField {...field('plain', '文字')} hint="提示文字" />
    <TextField {...field('wrong', '電子郵件', '請輸入有效的電子郵件')} type="email" />
    <SelectField
      {...field('choice', '選單')}
      groups={[{ label: '北部', options: [{ value: 'a', label: '桃園市' }] }]}
    />
    <Choices
      {...field('radio', '單選')}
      type="radio"
      options={[
        { value: 'a', label: '上午' },
        { value: 'b', label: '下午' },
      ]}
    />
    <TextArea {...field('long', '長文字')} />
  </>
);
