import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import type { ComponentProps } from 'react';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from './texts.ts';

interface WordsFieldProps extends Omit<ComponentProps<typeof FormField>, 'children'> {
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}
/** A few sentences to a colleague. */
export const WordsField = ({ value, onChange, autoFocus = false, ...field }: WordsFieldProps) => (
  <FormField {...field}>
    {(control) => (
      <Input.TextArea
        {...control}
        autoFocus={autoFocus}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={1000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FormField>
);

interface SendButtonsProps {
  isBusy: boolean;
  onSend: () => Promise<void>;
  onCancel: () => void;
}
export function SendButtons({ isBusy, onSend, onCancel }: SendButtonsProps) {
  const t = useMessage();
  return (
    <div className="wrap space-xs">
      <Button type="primary" size="small" disabled={isBusy} onClick={() => void onSend()}>
        {t(TEXTS.send)}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
