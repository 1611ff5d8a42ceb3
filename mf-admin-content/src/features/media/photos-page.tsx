import {
  Button,
  Empty,
  Input,
  PageHeader,
  Panel,
  PhotoDrop,
  readFieldLabel,
  Select,
  useBundleDialog,
  useChange,
} from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { buildStaffUrl, joinLabel, type Localised, pair } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import {
  type Media,
  PHOTO_PATHS,
  type PhotoSlot,
  type PhotoWrite,
} from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ProgressBar } from '../../lib/progress-bar.tsx';
import styles from './photos-page.module.css';
import { proposeSlots } from './propose-slots.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<{ list: PhotoSlot[]; done: number }>(PHOTO_PATHS.slots);

/** What staff changed of a proposal. */
interface Choice {
  slot?: string | null;
  alt?: string;
}
const keyOf = ({ kind, id, field, media }: PhotoSlot) => `${kind} ${id} ${field} ${media}`;
const describe = ({ kind: name, title, field }: PhotoSlot, t: Translate) => {
  const kind = kindOf(name);
  return joinLabel(t(kind.label), `${title}（${t(readFieldLabel(kind, field))}）`, t.locale);
};

/** Photographs for the drawings of the program: many at once, with proposals, as drafts. */
export function Component() {
  const t = useMessage();
  const { list: slots, done } = useLoaderData<typeof loader>();
  const { isBusy, change } = useChange();
  const bundling = useBundleDialog();
  const [photos, setPhotos] = useState<readonly Media[]>([]);
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const replaced = slots.filter(({ hasDraft }) => hasDraft).length;
  const open = slots.filter(({ hasDraft, isInside }) => !hasDraft && !isInside);
  const chosen = new Set(Object.values(choices).map(({ slot }) => slot));
  const proposed = proposeSlots(
    photos.filter(({ id }) => choices[id]?.slot === undefined),
    open
      .filter((slot) => !chosen.has(keyOf(slot)))
      .map((slot) => ({ ...slot, key: keyOf(slot), words: `${describe(slot, t)} ${slot.alt}` })),
  );
  const rows = photos.map((photo) => {
    const { slot = proposed.get(photo.id) ?? null, alt } = choices[photo.id] ?? {};
    const place = open.find((each) => keyOf(each) === slot);
    return { photo, place, alt: alt ?? (photo.alt || (place?.title ?? '')) };
  });
  const writes = rows.flatMap(({ photo, place, alt }): PhotoWrite[] =>
    place ? [{ kind: place.kind, id: place.id, field: place.field, media: photo.id, alt }] : [],
  );
  const choose = (id: number, part: Choice) =>
    setChoices((all) => ({ ...all, [id]: { ...all[id], ...part } }));
  const save = () =>
    change(
      async () => {
        await api().post(PHOTO_PATHS.save, { list: writes });
        const done = new Set(writes.map(({ media }) => media));
        setPhotos((all) => all.filter(({ id }) => !done.has(id)));
        bundling.open(writes.map(({ kind, id }) => ({ kind, entryId: id })));
      },
      t(TEXTS.saved, { count: writes.length }),
    );
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.note)} help={HELP} />
      {bundling.dialog}
      <Panel title={TEXTS.upload}>
        <PhotoDrop
          label={t(TEXTS.choose)}
          onUploaded={(media) => setPhotos((all) => [...all, media])}
        />
        <p className="note centre space-s">{t(TEXTS.files)}</p>
        {rows.length > 0 && (
          <>
            <ul className={styles.list}>
              {rows.map((row) => (
                <PhotoRow
                  key={row.photo.id}
                  row={row}
                  slots={open.filter((slot) => slot === row.place || !isTaken(slot, rows))}
                  onChange={(part) => choose(row.photo.id, part)}
                />
              ))}
            </ul>
            <Button type="primary" disabled={isBusy || writes.length === 0} onClick={save}>
              {t(TEXTS.save, { count: writes.length })}
            </Button>
          </>
        )}
      </Panel>
      <Panel title={t(TEXTS.left, { count: slots.length - replaced })}>
        <p className="wrap middle-row below-s">
          {t(TEXTS.replaced, { count: replaced, done })}
          <ProgressBar done={replaced + done} all={slots.length + done} />
        </p>
        {slots.length === 0 && <Empty description={t(TEXTS.none)} />}
        <SlotGroups slots={slots} />
      </Panel>
    </>
  );
}

interface Row {
  photo: Media;
  place: PhotoSlot | undefined;
  alt: string;
}
interface PhotoRowProps {
  row: Row;
  /** Places that are free, and its own. */
  slots: readonly PhotoSlot[];
  onChange: (part: Choice) => void;
}
function PhotoRow({ row: { photo, place, alt }, slots, onChange }: PhotoRowProps) {
  const t = useMessage();
  return (
    <li className={styles.row}>
      <div className="grid gap-s">
        <img src={photo.url} alt="" width={photo.width} height={photo.height} />
        {place && (
          <>
            <span className="note">{t(TEXTS.instead)}</span>
            <Picture slot={place} />
          </>
        )}
      </div>
      <div className="grid gap-s">
        <strong>{photo.name}</strong>
        <Select
          aria-label={t(TEXTS.placeOf, { name: photo.name })}
          placeholder={t(TEXTS.noPlace)}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={place && keyOf(place)}
          onChange={(slot: string | undefined) => onChange({ slot: slot ?? null })}
          options={slots.map((slot) => ({ value: keyOf(slot), label: describe(slot, t) }))}
        />
        {place && (
          <Input
            aria-label={t(TEXTS.altOf, { name: photo.name })}
            prefix={<span className="note">{t(TEXTS.alt)}</span>}
            maxLength={200}
            value={alt}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        )}
      </div>
    </li>
  );
}

const isTaken = (slot: PhotoSlot, rows: readonly Row[]) => rows.some(({ place }) => place === slot);

/** Pictures beside the name of an area. */
const SHOWN = 3;
const areaOf = ({ kind }: PhotoSlot) => kindOf(kind).area;

/** The places by area, those of the home page first. */
function SlotGroups({ slots }: { slots: readonly PhotoSlot[] }) {
  const t = useMessage();
  const areas = [...new Set(slots.map(areaOf))];
  areas.sort((one, other) => Number(other === 'setting') - Number(one === 'setting'));
  return areas.map((area) => {
    const own = slots.filter((slot) => areaOf(slot) === area);
    const done = own.filter(({ hasDraft }) => hasDraft).length;
    return (
      <details key={area}>
        <summary className={styles.group}>
          <strong>{t(AREA_LABELS[area])}</strong>
          {own
            .filter(({ width }) => width > 0)
            .slice(0, SHOWN)
            .map((slot) => (
              <Picture key={keyOf(slot)} slot={slot} />
            ))}
          <ProgressBar done={done} all={own.length} />
          <span>{t(TEXTS.group, { done, count: own.length })}</span>
        </summary>
        <ul className={styles.list}>
          {own.map((slot) => (
            <SlotRow key={keyOf(slot)} slot={slot} />
          ))}
        </ul>
      </details>
    );
  });
}

const Picture = ({ slot: { url, width, height } }: { slot: PhotoSlot }) =>
  width > 0 ? (
    <img src={url} alt="" width={width} height={height} loading="lazy" />
  ) : (
    <span className="tile alt" />
  );

function SlotRow({ slot }: { slot: PhotoSlot }) {
  const t = useMessage();
  return (
    <li className={styles.row}>
      <Picture slot={slot} />
      <div>
        <Link to={buildStaffUrl(kindOf(slot.kind), slot.id, slot.parent)}>{describe(slot, t)}</Link>
        <br />
        <span className="note">
          {slot.isInside ? (
            <Link to={`/admin/media/library?id=${slot.media}`}>{t(TEXTS.inside)}</Link>
          ) : (
            t(TEXTS.size, { width: slot.width, height: slot.height })
          )}
          {slot.hasDraft && ` ${t(TEXTS.hasDraft)}`}
        </span>
      </div>
    </li>
  );
}

const TEXTS = {
  title: pair('換上照片', 'Photographs'),
  note: pair(
    '把照片一次拖進來，系統依檔名建議放在哪裡；確認後存成草稿，發布前訪客看不到。',
    'Drop photographs here. The site proposes places by name, and saves them as drafts.',
  ),
  upload: pair('上傳照片', 'Upload'),
  choose: pair('選擇照片（可一次多張）', 'Choose photographs'),
  placeOf: pair('{name}放在', 'Place of {name}'),
  instead: pair('換掉這張', 'Instead of'),
  noPlace: pair('先不放', 'No place yet'),
  altOf: pair('{name}的替代文字', 'Alternative text of {name}'),
  alt: pair('替代文字', 'Alternative text'),
  save: pair('把{count}張存成草稿', 'Save {count} as drafts'),
  saved: pair(
    '已把{count}張存成草稿，可以加入一起上線。',
    'Saved as drafts: {count}. In a bundle they are published together.',
  ),
  files: pair(
    '手機或相機的JPG、PNG照片都可以，每張10MB以內；iPhone的HEIC照片請先另存成JPG。檔名寫上標題最好認，例如「資訊工程學系.jpg」。',
    'JPG and PNG of a phone or camera, up to 10 MB each; save HEIC of an iPhone as JPG first. A file name with the title is best: “Computer Science.jpg”.',
  ),
  left: pair('還有{count}處示範圖片要換', 'Sample pictures to replace: {count}'),
  replaced: pair(
    '草稿待發布{count}處・已完成{done}處',
    'In drafts, to be published: {count} · Done: {done}',
  ),
  group: pair('{done}／{count}處', '{done} of {count}'),
  none: pair('沒有示範圖片了。', 'No drawing is left.'),
  inside: pair(
    '在內文或附件裡：到媒體庫換成另一個檔案',
    'In a text or attached: replace its file in the library',
  ),
  size: pair('{width}×{height}', '{width} × {height}'),
  hasDraft: pair('草稿裡已有照片', 'A draft has a photograph'),
} as const;

const HELP: readonly Localised[] = [
  pair(
    'WebP、AVIF與GIF也可以；超過10MB的JPG、PNG與WebP會先自動縮小。',
    'WebP, AVIF and GIF are possible too; JPG, PNG and WebP over 10 MB are scaled down first.',
  ),
  pair(
    '檔名含有標題或系名時，比較容易猜對位置；每一張都可以改放別處。',
    'File names with a title help to find the place; every photograph can go elsewhere.',
  ),
  pair(
    '存成的是草稿，發布之後訪客才看得到。',
    'They are saved as drafts, and visitors see them once published.',
  ),
];
