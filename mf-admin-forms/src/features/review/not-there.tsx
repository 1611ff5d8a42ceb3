import { Link } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './review-head.module.css';

/** Said when the address names no application. */
export function NotThere({ screen }: { screen: FormScreen }) {
  const text = useText();
  return (
    <div className={styles.notThere}>
      <h1 className={styles.title}>{text('review.gone')}</h1>
      <Link to={listAddress(screen)}>{text('review.back')}</Link>
    </div>
  );
}
