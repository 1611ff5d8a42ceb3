import { useMessage } from '@admissions/store';
import { Checkbox } from 'antd';
import { FormField } from '../../base/form-field.tsx';
import { LinkInput } from '../../links/link-input.tsx';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { BODY_TEXTS } from './texts.ts';

export function ButtonForm({ item, onChange, errors }: ItemFormProps<'button'>) {
  const t = useMessage();
  const { link } = item;
  return (
    <>
      <LineField
        label={t(BODY_TEXTS.buttonLabel)}
        value={item.label}
        max={30}
        isRequired
        error={errors.label}
        onChange={(label) => onChange({ ...item, label })}
      />
      <FormField
        label={t(BODY_TEXTS.href)}
        hint={t(BODY_TEXTS.hrefHint)}
        error={errors['link.href'] ?? errors.link}
        isRequired
      >
        {(control) => (
          <LinkInput
            control={control}
            value={link.href}
            onChange={(href) => onChange({ ...item, link: { ...link, href } })}
          />
        )}
      </FormField>
      <Checkbox
        checked={link.newWindow ?? false}
        onChange={({ target }) =>
          onChange({ ...item, link: { ...link, newWindow: target.checked } })
        }
      >
        {t(BODY_TEXTS.newWindow)}
      </Checkbox>
    </>
  );
}
