import { PageHeader } from '@admissions/admin-ui';
import { Link } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import { useText } from '../../lib/use-text.ts';

/** Said when the address names no application. */
export function NotThere({ screen }: { screen: FormScreen }) {
  const text = useText();
  return (
    <>
      <PageHeader title={text('review.gone')} />
      <Link to={listAddress(screen)}>{text('review.back')}</Link>
    </>
  );
}
