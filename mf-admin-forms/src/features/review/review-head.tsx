import { Button, momentText, PageHeader } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { StateTag } from '../../lib/state-tag.tsx';
import { useText } from '../../lib/use-text.ts';
import { ContactActions } from './contact-actions.tsx';
import { EraseButton } from './erase-button.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { RemoveButton } from './remove-button.tsx';
import styles from './review-head.module.css';

interface HeadProps {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  query: InboxQuery;
  isGone: boolean;
  onRemoved: () => void;
  onErased: (entry: Reviewed<VisitorForm>) => void;
}

/** Which application this is, and the ways from here: to its sender, to the list, to the next one. */
export function ReviewHead({ screen, entry, query, isGone, onRemoved, onErased }: HeadProps) {
  const t = useMessage();
  const text = useText();
  const copy = useCopyReference(entry.reference);
  const school = String(entry.school ?? text('value.erased'));
  return (
    <>
      <div className={styles.ways}>
        <Link to={listAddress(screen, query)} className={styles.back}>
          {text('review.back')}
        </Link>
        <NeighbourLinks screen={screen} id={entry.id} query={query} />
      </div>
      <PageHeader
        title={school}
        documentTitle={`${school}｜${t.of(screen.form.label)}`}
        note={
          <div className={styles.facts}>
            <StateTag state={entry.state} />
            <span className={styles.reference}>{entry.reference}</span>
            <Button
              size="small"
              type="link"
              className={styles.screenOnly}
              onClick={() => void copy()}
            >
              {text('review.copyReference')}
            </Button>
            <span>{text('review.sentAt', { moment: momentText(entry.createdAt) })}</span>
          </div>
        }
        actions={
          <div className={styles.actions}>
            <ContactActions screen={screen} entry={entry} />
            <Button onClick={() => window.print()}>{text('review.print')}</Button>
            <EraseButton screen={screen} entry={entry} onErased={onErased} />
            <RemoveButton
              screen={screen}
              entry={entry}
              listAddress={listAddress(screen, query)}
              isGone={isGone}
              onRemoved={onRemoved}
            />
          </div>
        }
      />
    </>
  );
}

function useCopyReference(reference: string) {
  const text = useText();
  const toast = useAppStore((state) => state.toast);
  return async () => {
    try {
      await navigator.clipboard.writeText(reference);
      toast(text('review.copied', { reference }), 'success');
    } catch {
      toast(text('review.copyFailed'), 'warning');
    }
  };
}
