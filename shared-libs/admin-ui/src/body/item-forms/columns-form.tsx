import { useMessage } from '@admissions/store';
import { Radio } from 'antd';
import { FormField } from '../../base/form-field.tsx';
import { ImageInput } from '../../media/image-input.tsx';
import { LazyRichTextEditor } from '../../rich-text/lazy-rich-text-editor.tsx';
import { findImageError } from './find-image-error.ts';
import type { ItemFormProps } from './item-form.ts';
import { BODY_TEXTS } from './texts.ts';

export function ColumnsForm({ item, onChange, errors }: ItemFormProps<'columns'>) {
  const t = useMessage();
  return (
    <>
      <ImageInput
        label={t(BODY_TEXTS.image)}
        value={item.image}
        isRequired
        error={findImageError(errors, 'image')}
        onChange={(image) => onChange({ ...item, image })}
      />
      <FormField label={t(BODY_TEXTS.side)} error={errors.side} isGroup>
        {() => (
          <Radio.Group
            value={item.side}
            options={[
              { value: 'left', label: t(BODY_TEXTS.left) },
              { value: 'right', label: t(BODY_TEXTS.right) },
            ]}
            onChange={({ target }) => onChange({ ...item, side: target.value })}
          />
        )}
      </FormField>
      <FormField label={t(BODY_TEXTS.text)} error={errors.html} isRequired isGroup>
        {({ status }) => (
          <LazyRichTextEditor
            label={t(BODY_TEXTS.text)}
            value={item.html}
            status={status}
            onChange={(html) => onChange({ ...item, html })}
          />
        )}
      </FormField>
    </>
  );
}
