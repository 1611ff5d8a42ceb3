import { PageLink, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import card from './card.module.css';

interface CardTitleProps {
  to: string;
  as?: 'h2' | 'h3';
  children: ReactNode;
}
/** The title of a card, which leads to what the card shows. */
export function CardTitle({ to, as: Heading = 'h3', children }: CardTitleProps) {
  return (
    <Heading className={card.title}>
      {/* What opens on the same page comes without a transition. */}
      <PageLink viewTransition={!to.includes('#')} to={to} preventScrollReset={to.startsWith('?')}>
        <Phrases>{children}</Phrases>
      </PageLink>
    </Heading>
  );
}
