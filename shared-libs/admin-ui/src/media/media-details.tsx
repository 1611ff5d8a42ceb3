import type { Media } from '@admissions/contracts';
import { Button, Checkbox, Input } from 'antd';
import { FormField } from '../form/form-field.tsx';
import { FactList } from './fact-list.tsx';
import { FileActions } from './file-actions.tsx';
import { isPicture } from './file-facts.ts';
import styles from './media-details.module.css';
import { MediaPreview } from './media-preview.tsx';
import { MediaUses } from './media-uses.tsx';
import type { MediaEditing } from './use-media-edit.ts';
import { useMediaTexts } from './use-media-texts.ts';

interface MediaDetailsProps {
  media: Media;
  editing: MediaEditing;
  /** Pictures need an alternative text, or the word that they are decorative, before they can be taken. */
  altError: string | undefined;
  hasDecorative: boolean;
  /** Media types that a new file may have. */
  accept: string;
}
/** Everything about one item: what it is, what can be changed, and where it is used. */
export function MediaDetails({
  media,
  editing,
  altError,
  hasDecorative,
  accept,
}: MediaDetailsProps) {
  const text = useMediaTexts();
  const { facts, change, isDirty, isBusy, save } = editing;
  const { mayChange } = media;
  return (
    <section aria-label={text('details')} className={styles.details}>
      <MediaPreview
        media={media}
        focal={facts.focal}
        onFocal={mayChange ? (focal) => change({ focal }) : undefined}
      />
      <FileActions key={media.id} media={media} editing={editing} accept={accept} />
      <FactList media={media} />
      {isPicture(media) && (
        <>
          <FormField
            label={text('alt')}
            hint={mayChange ? text('altHint') : hasDecorative ? text('altHere') : undefined}
            error={altError}
            isRequired={hasDecorative}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                data-alt
                value={facts.isDecorative ? '' : facts.alt}
                disabled={facts.isDecorative || (!mayChange && !hasDecorative)}
                autoSize={{ minRows: 2, maxRows: 5 }}
                maxLength={200}
                onChange={({ target }) => change({ alt: target.value })}
              />
            )}
          </FormField>
          {hasDecorative && (
            <Checkbox
              className={styles.decorative}
              checked={facts.isDecorative}
              onChange={({ target }) => change({ isDecorative: target.checked })}
            >
              {text('decorative')}
            </Checkbox>
          )}
        </>
      )}
      <FormField label={text('name')}>
        {(control) => (
          <Input
            {...control}
            value={facts.name}
            disabled={!mayChange}
            maxLength={120}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
      {isDirty && mayChange && (
        <Button size="small" className={styles.save} loading={isBusy} onClick={() => void save()}>
          {text('saveFacts')}
        </Button>
      )}
      <MediaUses media={media} />
    </section>
  );
}
