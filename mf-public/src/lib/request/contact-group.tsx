import { useMessage } from '@admissions/store';
import { SelectField, TextField } from '@admissions/ui/forms';
import { REGIONS } from './cities.ts';
import { type FieldOf, FullWidth, RequestGroup } from './request-form.tsx';
import { TEXTS } from './texts.ts';

type ContactField = 'school' | 'city' | 'name' | 'jobTitle' | 'phone' | 'mobile' | 'email';

export function ContactGroup({ field }: { field: FieldOf<ContactField> }) {
  const t = useMessage();
  return (
    <RequestGroup id="request-contact" title={t(TEXTS.contact)}>
      <TextField {...field('school')} autoComplete="organization" />
      <SelectField
        {...field('city')}
        groups={REGIONS.map(({ label, cities }) => ({
          label: t(label),
          options: Object.entries(cities).map(([value, en]) => ({
            value,
            label: t({ 'zh-TW': value, en }),
          })),
        }))}
      />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('jobTitle')} autoComplete="organization-title" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={t(TEXTS.phoneHint)} />
      <TextField
        {...field('mobile', false)}
        type="tel"
        autoComplete="tel"
        hint={t(TEXTS.mobileHint)}
      />
      <FullWidth>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      </FullWidth>
    </RequestGroup>
  );
}
