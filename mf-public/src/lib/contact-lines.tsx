import { useMessage } from '@admissions/store';
import { OpeningHours, SmartLink } from '@admissions/ui';
import { useIdentityTexts } from './identity-texts.ts';
import { QrCode } from './qr-code.tsx';
import { TEXTS } from './texts.ts';

/** Telephone, mail, hours, and LINE if the office has an account. */
export function ContactLines() {
  const t = useMessage();
  const office = useIdentityTexts();
  return (
    <>
      <p>
        <a href={`tel:${office.phoneNumber}`}>{t(office.phone)}</a>
        <br />
        <a href={`mailto:${office.email}`}>{office.email}</a>
        {t(office.emailNote)}
        <br />
        <OpeningHours>{t(office.hours)}</OpeningHours>
        {office.line && (
          <>
            <br />
            <SmartLink href={office.line} newWindow>
              {t(TEXTS.line)}
            </SmartLink>
          </>
        )}
      </p>
      {office.line && <QrCode label={t(TEXTS.lineCode)} text={office.line} />}
    </>
  );
}
