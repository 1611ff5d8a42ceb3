import { type BodyItem, type BodyItemOf, type BodyItemType, listHeadings } from '@admissions/model';
import { useMessage } from '@admissions/store';
import {
  ButtonLink,
  DownloadLink,
  Gallery,
  isLong,
  Phrases,
  Picture,
  VideoPlayer,
} from '@admissions/ui';
import type { ComponentType } from 'react';
import { RichText } from '../text/rich-text.tsx';
import styles from './body-view.module.css';
import { TableItem } from './table-item.tsx';

/** `anchor`: id of a heading, for links. `rowLinks`: addresses by the first cell of a row. */
export type ItemView<T extends BodyItemType> = ComponentType<{
  item: BodyItemOf<T>;
  anchor?: string | undefined;
  rowLinks: Record<string, string>;
}>;

const FaqItem = ({ item }: { item: BodyItemOf<'faq'> }) => (
  <div className="rule">
    {item.items.map(({ question, answer }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same question may appear twice
      <details key={index} className={styles.pair}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);

function FileItem({ item: { file, label } }: { item: BodyItemOf<'file'> }) {
  const t = useMessage();
  const details = [readExtension(file.url), formatSize(file.size)];
  return (
    <DownloadLink file={{ url: file.url, label }} className={styles.file}>
      <span>{label}</span>
      <small>
        {t('common.download')}
        {t.locale === 'en' ? ` (${details.join(', ')})` : `（${details.join('，')}）`}
      </small>
    </DownloadLink>
  );
}
const readExtension = (url: string) => url.split('.').at(-1)?.toUpperCase();
const formatSize = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

const VIEWS: { [T in BodyItemType]: ItemView<T> } = {
  heading: ({ item: { level, text }, anchor }) =>
    level === 2 ? (
      <h2 id={anchor} className={styles.heading}>
        <Phrases>{text}</Phrases>
      </h2>
    ) : (
      <h3 id={anchor}>
        <Phrases>{text}</Phrases>
      </h3>
    ),
  text: ({ item }) => <RichText html={item.html} />,
  image: ({ item: { image, caption } }) =>
    isLong(image) ? (
      <Gallery pictures={[{ image, caption }]} isWide />
    ) : (
      <figure className={styles.figure}>
        <Picture image={image} sizes="(width < 800px) 100vw, 760px" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  gallery: ({ item }) => <Gallery pictures={item.images} />,
  video: ({ item: { video, caption = '' } }) => (
    <figure className={styles.figure}>
      <VideoPlayer video={video} title={caption} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  button: ({ item: { label, link } }) => (
    <p>
      <ButtonLink href={link.href} newWindow={link.newWindow}>
        {label}
      </ButtonLink>
    </p>
  ),
  file: FileItem,
  table: TableItem,
  quote: ({ item: { text, name, role } }) => (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      {name && (
        <figcaption>
          <strong>{name}</strong>
          {role && <span>{role}</span>}
        </figcaption>
      )}
    </figure>
  ),
  faq: FaqItem,
  columns: ({ item: { image, html, side } }) => (
    <div className={`${styles.columns} ${styles[side]}`}>
      <Picture image={image} sizes="(width < 700px) 100vw, 380px" ratio="card" />
      <RichText html={html} />
    </div>
  ),
  divider: () => <hr className={styles.divider} />,
};

/** The content items of a body; unknown types render nothing. */
export function BodyView({
  items,
  isEnglish = false,
  rowLinks = {},
}: {
  items: readonly BodyItem[];
  /** Whether the text is English, not Chinese. */
  isEnglish?: boolean;
  rowLinks?: Record<string, string>;
}) {
  const { chinese, english } = useMessage();
  const anchors = listHeadings(items);
  let nextHeading = 0;
  return (
    <div className={styles.body} {...(isEnglish ? english : chinese)}>
      {items.map((item, index) => {
        const View =
          Object.hasOwn(VIEWS, item.type) && (VIEWS[item.type] as ItemView<BodyItemType>);
        const anchor =
          item.type === 'heading' && anchors[nextHeading]?.text === item.text
            ? anchors[nextHeading++]?.anchor
            : undefined;
        return (
          View && (
            <View
              key={item.key ?? index}
              item={item as never}
              anchor={anchor}
              rowLinks={rowLinks}
            />
          )
        );
      })}
    </div>
  );
}
