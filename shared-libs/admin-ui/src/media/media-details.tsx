import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Checkbox, Input } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { FileActions } from './file-actions.tsx';
import { isPicture } from './file-info.ts';
import styles from './media-details.module.css';
import { MediaInfo } from './media-info.tsx';
import { MediaPreview } from './media-preview.tsx';
import { MediaUses } from './media-uses.tsx';
import { TagsInput } from './tags-input.tsx';
import { MEDIA_TEXTS } from './texts.ts';
import type { MediaEditing } from './use-media-edit.ts';

interface MediaDetailsProps {
  media: Media;
  editing: MediaEditing;
  /** Pictures need an alternative text or the decorative mark before they can be chosen. */
  altError: string | undefined;
  hasDecorative: boolean;
  /** Accepted media types of a new file. */
  accept: string;
  /** Existing tags, as suggestions. */
  tags: readonly string[];
}
/** Details of an item: information, editable values, and uses. */
export function MediaDetails({ media, editing, hasDecorative, ...props }: MediaDetailsProps) {
  const t = useMessage();
  const { values, change, isDirty, isBusy, save } = editing;
  const { mayChange } = media;
  const hintForReaders = hasDecorative ? MEDIA_TEXTS.altHere : undefined;
  const hint = mayChange ? MEDIA_TEXTS.altHint : hintForReaders;
  return (
    <section aria-label={t(MEDIA_TEXTS.details)} className="grid gap-m shrinking">
      <MediaPreview
        media={media}
        focal={values.focal}
        onFocal={mayChange ? (focal) => change({ focal }) : undefined}
      />
      <FileActions key={media.id} media={media} editing={editing} accept={props.accept} />
      <MediaInfo media={media} />
      {isPicture(media) && (
        <>
          <FormField
            label={t(MEDIA_TEXTS.alt)}
            hint={hint && t(hint)}
            error={props.altError}
            isRequired={hasDecorative}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                data-alt
                value={values.isDecorative ? '' : values.alt}
                disabled={values.isDecorative || (!mayChange && !hasDecorative)}
                autoSize={{ minRows: 2, maxRows: 5 }}
                maxLength={200}
                onChange={({ target }) => change({ alt: target.value })}
              />
            )}
          </FormField>
          {hasDecorative && (
            <Checkbox
              className={styles.decorative}
              checked={values.isDecorative}
              onChange={({ target }) => change({ isDecorative: target.checked })}
            >
              {t(MEDIA_TEXTS.decorative)}
            </Checkbox>
          )}
        </>
      )}
      <FormField label={t(MEDIA_TEXTS.name)}>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            disabled={!mayChange}
            maxLength={120}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
      {mayChange && (
        <FormField label={t(MEDIA_TEXTS.tags)} hint={t(MEDIA_TEXTS.tagsHint)}>
          {(control) => (
            <TagsInput
              {...control}
              known={props.tags}
              tags={values.tags}
              onChange={(next) => change({ tags: next })}
            />
          )}
        </FormField>
      )}
      {isDirty && mayChange && (
        <Button size="small" className={styles.save} loading={isBusy} onClick={() => void save()}>
          {t(MEDIA_TEXTS.saveDetails)}
        </Button>
      )}
      <MediaUses media={media} />
    </section>
  );
}
