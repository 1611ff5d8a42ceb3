import { PageHeader } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import { TEXTS } from './texts.ts';

/** Said when the address names no application. */
export function NotThere({ screen }: { screen: FormScreen }) {
  const t = useMessage();
  return (
    <>
      <PageHeader title={t(TEXTS.review.gone)} />
      <Link to={listAddress(screen)}>{t(TEXTS.review.back)}</Link>
    </>
  );
}
