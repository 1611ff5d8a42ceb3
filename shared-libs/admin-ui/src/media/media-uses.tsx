import { api } from '@admissions/api-client';
import { buildStaffUrl } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { MEDIA_PATHS, type Media, type MediaUse } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useLoaded } from '../base/use-loaded.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './media-uses.module.css';
import { MEDIA_TEXTS } from './texts.ts';

/** Entries that use an item; without titles for areas that the user may not read. */
export function MediaUses({ media }: { media: Media }) {
  const t = useMessage();
  const { data: uses } = useLoaded<readonly MediaUse[]>(
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
                  isInTrash ? t(MEDIA_TEXTS.inTrash) : status === 'draft' && t(MEDIA_TEXTS.isDraft),
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
