import { Checkbox } from 'antd';
import { useBodyTexts } from '../use-body-texts.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';

export function ButtonForm({ item, onChange, errors }: ItemFormProps<'button'>) {
  const text = useBodyTexts();
  const { link } = item;
  return (
    <>
      <LineField
        label={text('buttonLabel')}
        value={item.label}
        max={30}
        isRequired
        error={errors.label}
        onChange={(label) => onChange({ ...item, label })}
      />
      <LineField
        label={text('href')}
        hint={text('hrefHint')}
        value={link.href}
        isRequired
        error={errors['link.href'] ?? errors.link}
        onChange={(href) => onChange({ ...item, link: { ...link, href } })}
      />
      <Checkbox
        checked={link.newWindow ?? false}
        onChange={({ target }) =>
          onChange({ ...item, link: { ...link, newWindow: target.checked } })
        }
      >
        {text('newWindow')}
      </Checkbox>
    </>
  );
}
