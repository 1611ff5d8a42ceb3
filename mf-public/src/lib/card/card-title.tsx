import { PageLink, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import card from './card.module.css';

interface CardTitleProps {
  to: string;
  as?: 'h2' | 'h3';
  children: ReactNode;
}
export function CardTitle({ to, as: Heading = 'h3', children }: CardTitleProps) {
  return (
    <Heading className={card.title}>
      {/* No view transition within the same page. */}
      <PageLink viewTransition={!to.includes('#')} to={to} preventScrollReset={to.startsWith('?')}>
        <Phrases>{children}</Phrases>
      </PageLink>
    </Heading>
  );
}
