import { useIdentity } from '@admissions/ui';
import styles from './logo.module.css';

/** The logo of the site; without one, light falling on concrete. Its name is beside it. */
export function Logo() {
  const { look } = useIdentity();
  if (look.logo)
    return <img className={styles.own} src={look.logo} alt="" width={look.logoWidth} height="40" />;
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#fff" />
      <path d="M3 12a9 9 0 0 1 9-9h16a9 9 0 0 1 9 9v4L20 37h-8a9 9 0 0 1-9-9Z" fill="#8cbcff" />
      <path d="M3 13 20 3h8a9 9 0 0 1 9 9L14 37h-2a9 9 0 0 1-9-9Z" fill="#1463d6" opacity=".85" />
      <path d="M37 18v10a9 9 0 0 1-9 9H15Z" fill="#ffb703" />
    </svg>
  );
}
