import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import { SmartLink } from './smart-link.tsx';

export type ButtonLook = 'primary' | 'sun' | 'outline' | 'onDark' | 'quiet';
const buildClassName = (look: ButtonLook) => `${styles.button} ${styles[look]}`;

interface ButtonProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'type' | 'disabled' | 'onClick' | 'aria-describedby'
  > {
  look?: ButtonLook;
  children: ReactNode;
}
export const Button = ({ look = 'primary', type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buildClassName(look)} {...rest} />
);

interface ButtonLinkProps {
  href: string;
  newWindow?: boolean | undefined;
  look?: ButtonLook;
  children: ReactNode;
}
export const ButtonLink = ({ look = 'primary', ...rest }: ButtonLinkProps) => (
  <SmartLink className={buildClassName(look)} {...rest} />
);

/** A text link with an arrow. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <SmartLink href={href} className={styles.more}>
    {children}
    <span aria-hidden="true">
      <Icon name="right" />
    </span>
  </SmartLink>
);
