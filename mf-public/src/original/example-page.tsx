import type { BodyItem, ImageValue } from '@admissions/model';
import { COLLEGE_SHORT_NAMES, COLLEGES } from '@admissions/model/terms';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  ChipLinks,
  EmptyState,
  MoreLink,
  PageHero,
  PageMeta,
  Pagination,
  Section,
  SectionError,
  Tag,
} from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { Choices, ErrorSummary, SelectField, TextArea, TextField } from '@admissions/ui/forms';
import { useLoaderData } from 'react-router';
import { DetailList } from '../lib/article/detail-list.tsx';
import { DateBlock } from '../lib/date-block.tsx';
import { loadList } from '../lib/public-reads.ts';
import { createLoader } from '../lib/reads.ts';
import styles from './example-page.module.css';

const COLOURS = [
  'b950',
  'b900',
  'b800',
  'b700',
  'b600',
  'b500',
  'b300',
  'b100',
  'b50',
  'sun',
  'coral',
  'teal',
  'ink',
  'ink2',
  'ink3',
  'line',
  'alt',
];

export const loader = createLoader(async ({ api }) => {
  const pictures = await loadList(api, 'setting/pic_list', { perpage: 3 });
  return { pictures: pictures?.map(({ pic }) => pic) ?? [] };
});

/** Every token, component and state of the visitors' pages. */
export function Component() {
  const { pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title="元件一覽"
        description="本站的顏色、文字、按鈕、清單、表單與內容項目，連同它們的每一種狀態。"
        canonical="/original/example"
        isIndexed={false}
      />
      <PageHero
        title="元件一覽"
        eyebrow="設計"
        lead="本站的每一種元件與狀態，寫程式與寫內容的人都在這裡對照。"
      />
      <Breadcrumbs trail={[{ label: '元件一覽' }]} />
      <Colours />
      <Section title="按鈕、標籤與連結" band="alt">
        <div className="row below-l">
          <Button>主要</Button>
          <Button look="outline">次要</Button>
          <Button look="sun">強調</Button>
          <Button look="quiet">安靜</Button>
          <Button disabled>不能按</Button>
          <ButtonLink href="/">連結</ButtonLink>
          <MoreLink href="/news">看更多</MoreLink>
          <Tag>標籤</Tag>
          <Tag tone="sun">置頂</Tag>
          <Tag tone="coral">截止</Tag>
        </div>
        <ChipLinks
          label="篩選"
          links={[
            { label: '目前', href: '/original/example', isCurrent: true },
            { label: '其他', href: '/original/example?a=1', isCurrent: false },
          ]}
        />
        <Pagination
          page={2}
          perpage={10}
          total={95}
          hrefOf={(page) => `/original/example?page=${page}`}
        />
      </Section>
      <Section title="狀態">
        <div className="stack">
          <EmptyState>目前沒有內容</EmptyState>
          <SectionError />
          <DateBlock day="2026-11-21" />
          <DetailList
            details={[
              ['地點', '六館一樓'],
              ['名額', '40名'],
            ]}
          />
        </div>
      </Section>
      <Section title="表單欄位" band="alt">
        <ExampleFields />
      </Section>
      <Section title="內容項目">
        <BodyView items={bodyWith(pictures)} />
      </Section>
    </>
  );
}

const Colours = () => (
  <Section title="顏色">
    <ul className={styles.colours}>
      {COLOURS.map((name) => (
        <li key={name} className={styles.colour}>
          <svg aria-hidden="true" width="100%" height="48">
            <rect width="100%" height="48" fill={`var(--${name})`} />
          </svg>
          <code>--{name}</code>
        </li>
      ))}
    </ul>
    <ul className={styles.colours}>
      {COLLEGES.map((key) => (
        <li key={key} data-college={key} className={styles.hue}>
          {COLLEGE_SHORT_NAMES[key]['zh-TW']}
        </li>
      ))}
    </ul>
  </Section>
);

function bodyWith([first, second, third]: readonly ImageValue[]): BodyItem[] {
  const words: BodyItem[] = [
    { type: 'heading', level: 2, text: '標題' },
    {
      type: 'text',
      html: '<p>內文裡有<strong>粗體</strong>與<a href="/news">連結</a>。</p><ul><li>清單</li></ul>',
    },
    { type: 'button', label: '按鈕', link: { href: '/news' } },
    { type: 'table', caption: '表格', head: ['項目', '說明'], rows: [['一', '甲']] },
    { type: 'quote', text: '一句話。', name: '某同學', role: '大四' },
    { type: 'faq', items: [{ question: '問？', answer: '答。' }] },
    { type: 'divider' },
  ];
  if (!first || !second || !third) return words;
  return [
    ...words,
    { type: 'image', image: first, caption: '圖片' },
    { type: 'gallery', images: [{ image: second }, { image: third, caption: '相簿' }] },
    { type: 'columns', image: first, html: '<p>圖文並排</p>', side: 'left' },
  ];
}

const nothing = async () => {};
const field = (name: string, label: string, error?: string) => ({
  name,
  label,
  error,
  isRequired: true,
  onChange: nothing,
  onBlur: nothing,
  ref: () => {},
});

/** Form fields, with and without messages. */
const ExampleFields = () => (
  <>
    <ErrorSummary
      faults={[{ name: 'wrong', label: '電子郵件', message: '請輸入有效的電子郵件' }]}
      attempt={0}
    />
    <TextField {...field('plain', '文字')} hint="提示文字" />
    <TextField {...field('wrong', '電子郵件', '請輸入有效的電子郵件')} type="email" />
    <SelectField
      {...field('choice', '選單')}
      groups={[{ label: '北部', options: [{ value: 'a', label: '桃園市' }] }]}
    />
    <Choices
      {...field('radio', '單選')}
      type="radio"
      options={[
        { value: 'a', label: '上午' },
        { value: 'b', label: '下午' },
      ]}
    />
    <TextArea {...field('long', '長文字')} />
  </>
);

export { PageError as ErrorBoundary } from '../lib/page-error.tsx';
