import { Radio } from 'antd';
import { FormField } from '../../form/form-field.tsx';
import { LazyRichTextEditor } from '../../rich-text/lazy-rich-text-editor.tsx';
import { ImageInput } from '../../widgets/image-input.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import { imageErrorOf } from './image-error-of.ts';
import type { ItemFormProps } from './item-form.ts';

export function ColumnsForm({ item, onChange, errors }: ItemFormProps<'columns'>) {
  const text = useBodyTexts();
  return (
    <>
      <ImageInput
        label={text('image')}
        value={item.image}
        isRequired
        error={imageErrorOf(errors, 'image')}
        onChange={(image) => onChange({ ...item, image })}
      />
      <FormField label={text('side')} error={errors.side} isGroup>
        {() => (
          <Radio.Group
            value={item.side}
            options={[
              { value: 'left', label: text('left') },
              { value: 'right', label: text('right') },
            ]}
            onChange={({ target }) => onChange({ ...item, side: target.value })}
          />
        )}
      </FormField>
      <FormField label={text('text')} error={errors.html} isRequired isGroup>
        {({ status }) => (
          <LazyRichTextEditor
            label={text('text')}
            value={item.html}
            status={status}
            onChange={(html) => onChange({ ...item, html })}
          />
        )}
      </FormField>
    </>
  );
}
