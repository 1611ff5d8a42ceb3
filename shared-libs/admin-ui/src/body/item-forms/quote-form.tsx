import { useMessage } from '@admissions/store';
import type { ItemFormProps } from './item-form.ts';
import { emptyToUndefined, LineField } from './line-field.tsx';
import { BODY_TEXTS } from './texts.ts';

export function QuoteForm({ item, onChange, errors }: ItemFormProps<'quote'>) {
  const t = useMessage();
  return (
    <>
      <LineField
        label={t(BODY_TEXTS.quote)}
        value={item.text}
        max={400}
        isRequired
        isLong
        error={errors.text}
        onChange={(value) => onChange({ ...item, text: value })}
      />
      <LineField
        label={t(BODY_TEXTS.quoteName)}
        value={item.name}
        max={40}
        error={errors.name}
        onChange={(name) => onChange({ ...item, name: emptyToUndefined(name) })}
      />
      <LineField
        label={t(BODY_TEXTS.quoteRole)}
        value={item.role}
        max={60}
        error={errors.role}
        onChange={(role) => onChange({ ...item, role: emptyToUndefined(role) })}
      />
    </>
  );
}
