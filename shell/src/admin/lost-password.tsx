import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useIdentity } from '@admissions/ui';

const TEXTS = {
  ask: pair(
    '忘記密碼？請洽帳號管理人員，或{office}：',
    'Password lost? Ask whoever manages the accounts, or the {office}:',
  ),
};

/** Contact from the settings: passwords are reset by people, never by mail. */
export function LostPassword() {
  const t = useMessage();
  const { office, officeEn, phone, email } = useIdentity();
  const isEnglish = t.locale === 'en';
  return (
    <p className="muted space-l">
      {t(TEXTS.ask, { office: isEnglish ? officeEn : office })}{' '}
      <span className="nowrap">{isEnglish ? phone.labelEn : phone.label}</span>{' '}
      <a className="nowrap" href={`mailto:${email.address}`}>
        {email.address}
      </a>
    </p>
  );
}
