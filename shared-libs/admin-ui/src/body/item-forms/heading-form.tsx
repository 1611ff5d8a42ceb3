import { Radio } from 'antd';
import { FormField } from '../../form/form-field.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';

export function HeadingForm({ item, onChange, errors }: ItemFormProps<'heading'>) {
  const text = useBodyTexts();
  return (
    <>
      <LineField
        label={text('headingText')}
        value={item.text}
        max={80}
        isRequired
        error={errors.text}
        onChange={(value) => onChange({ ...item, text: value })}
      />
      <FormField label={text('level')} error={errors.level} isGroup>
        {() => (
          <Radio.Group
            value={item.level}
            options={[
              { value: 2, label: text('level2') },
              { value: 3, label: text('level3') },
            ]}
            onChange={({ target }) => onChange({ ...item, level: target.value })}
          />
        )}
      </FormField>
    </>
  );
}
