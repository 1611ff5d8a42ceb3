import { useMessage } from '@admissions/store';
import { Radio } from 'antd';
import { FormField } from '../../base/form-field.tsx';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { BODY_TEXTS } from './texts.ts';

export function HeadingForm({ item, onChange, errors }: ItemFormProps<'heading'>) {
  const t = useMessage();
  return (
    <>
      <LineField
        label={t(BODY_TEXTS.headingText)}
        value={item.text}
        max={80}
        isRequired
        error={errors.text}
        onChange={(value) => onChange({ ...item, text: value })}
      />
      <FormField label={t(BODY_TEXTS.level)} error={errors.level} isGroup>
        {() => (
          <Radio.Group
            value={item.level}
            options={[
              { value: 2, label: t(BODY_TEXTS.level2) },
              { value: 3, label: t(BODY_TEXTS.level3) },
            ]}
            onChange={({ target }) => onChange({ ...item, level: target.value })}
          />
        )}
      </FormField>
    </>
  );
}
