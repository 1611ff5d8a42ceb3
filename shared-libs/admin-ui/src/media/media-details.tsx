import { api } from '@admissions/api-client';
import { buildStaffUrl } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { MEDIA_PATHS, type Media, type MediaUse } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Checkbox } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { formatChange } from '../base/format-change.ts';
import { LoadFailure } from '../base/load-failure.tsx';
import { TEXTS } from '../base/texts.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { WordsField } from '../base/words-field.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import { FileActions } from './file-actions.tsx';
import { formatBytes, formatDuration, getFileExtension, isPicture } from './file-info.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './media-details.module.css';
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
  const hint = mayChange ? MEDIA_TEXTS.altHint : hasDecorative && MEDIA_TEXTS.altHere;
  return (
    <section aria-label={t(MEDIA_TEXTS.details)} className="grid gap-m shrinking">
      {mayChange && media.kind === 'image' ? (
        <div>
          <FocalPoint media={media} focal={values.focal} onChange={(focal) => change({ focal })} />
          <p className={styles.hint}>{t(MEDIA_TEXTS.focalHint)}</p>
        </div>
      ) : (
        <MediaPreview media={media} />
      )}
      {isPicture(media) && (
        <>
          <WordsField
            label={MEDIA_TEXTS.alt}
            hint={hint || undefined}
            error={props.altError}
            isRequired={hasDecorative}
            data-alt
            value={values.isDecorative ? '' : values.alt}
            disabled={values.isDecorative || (!mayChange && !hasDecorative)}
            autoSize={{ minRows: 2, maxRows: 5 }}
            maxLength={200}
            onChange={(alt) => change({ alt })}
          />
          {hasDecorative && (
            <Checkbox
              className={styles.decorative}
              checked={values.isDecorative}
              onChange={({ target }) => change({ isDecorative: target.checked })}
            >
              {t(TEXTS.decorative)}
            </Checkbox>
          )}
        </>
      )}
      <FileActions key={media.id} media={media} editing={editing} accept={props.accept} />
      <MediaInfo media={media} />
      <WordsField
        label={MEDIA_TEXTS.name}
        value={values.name}
        disabled={!mayChange}
        maxLength={120}
        onChange={(name) => change({ name })}
      />
      {mayChange && (
        <FormField label={MEDIA_TEXTS.tags} hint={MEDIA_TEXTS.tagsHint}>
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

function MediaPreview({ media: { kind, url, alt, name } }: { media: Media }) {
  if (kind === 'file') return <p className={styles.document}>{getFileExtension(url)}</p>;
  if (kind !== 'video') return <img src={url} alt={alt} className={styles.wide} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no caption files
    <video src={url} controls preload="metadata" className={styles.wide} aria-label={name} />
  );
}

/** Names may end in anything. */
const PICTURE_TYPES = ['PNG', 'JPG', 'JPEG', 'GIF', 'AVIF', 'WEBP'];

function MediaInfo({ media }: { media: Media }) {
  const t = useMessage();
  const { width, height, original, crop, size, duration, createdAt, createdBy } = media;
  const [type, uploaded] = [getFileExtension(media.url), getFileExtension(media.name)];
  const isConverted = PICTURE_TYPES.includes(uploaded) && uploaded.replace('JPEG', 'JPG') !== type;
  const join = (first: string, second: string | false | null) =>
    second ? t(MEDIA_TEXTS.detailPair, { first, second }) : first;
  const info = {
    type: join(type, isConverted && t(MEDIA_TEXTS.convertedFrom, { type: uploaded })),
    size: formatBytes(size),
    dimensions:
      width > 0 &&
      join(
        t(MEDIA_TEXTS.pixels, { width, height }),
        crop && original && t(MEDIA_TEXTS.cutFrom, original),
      ),
    duration: duration !== null && formatDuration(duration),
    uploadedAt: formatChange(createdAt, createdBy, t),
  };
  return (
    <dl className={styles.info}>
      {Object.entries(info).map(
        ([name, value]) =>
          value && (
            <div className="flex gap-m" key={name}>
              <dt>{t(MEDIA_TEXTS[name as keyof typeof info])}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Entries that use an item; without titles for areas that the user may not read. */
function MediaUses({ media }: { media: Media }) {
  const t = useMessage();
  const { data: uses, ...failure } = useLoaded<readonly MediaUse[]>(
    async (signal) =>
      media.uses === 0 ? [] : api().get(MEDIA_PATHS.uses(media.id), { signal, silent: true }),
    [media.id, media.uses],
  );
  return (
    <section className={styles.uses} aria-label={t(MEDIA_TEXTS.uses)}>
      <h2>
        {t(MEDIA_TEXTS.uses)}
        {media.uses > 0 && <span>{media.uses}</span>}
      </h2>
      <LoadFailure {...failure} />
      {uses?.length === 0 && <p className="faint mini">{t(MEDIA_TEXTS.usesNone)}</p>}
      {uses && uses.length > 0 && (
        <ul className="plain">
          {uses.map(({ kind, id, field, title, status, isInTrash }) => (
            <li key={`${kind} ${id} ${field}`}>
              {title === null ? (
                <span>{t(MEDIA_TEXTS.usesOther)}</span>
              ) : (
                // In a new tab, to keep unsaved text here.
                <a href={buildStaffUrl(kindOf(kind), id)} target="_blank" rel="noopener">
                  {title}
                </a>
              )}
              <small className="faint tiny block">
                {[
                  t(kindOf(kind).label),
                  t(readFieldLabel(kindOf(kind), field)),
                  isInTrash ? t(MEDIA_TEXTS.inTrash) : status === 'draft' && t(TEXTS.draft),
                ]
                  .filter(Boolean)
                  .join('・')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
