import type { BodyItem, BodyItemType } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Checkbox, Radio } from 'antd';
import { type ComponentType, useContext } from 'react';
import { FormField } from '../../base/form-field.tsx';
import { TEXTS } from '../../base/texts.ts';
import { LinkInput } from '../../links/link-input.tsx';
import { ImageInput } from '../../media/image-input.tsx';
import { VideoInput } from '../../media/video-input.tsx';
import { LazyRichTextEditor } from '../../rich-text/lazy-rich-text-editor.tsx';
import { FileForm } from './file-form.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { InsertContext } from './insert-context.ts';
import { findError, type ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { Repeated } from './repeated.tsx';
import { createTableItem } from './table-cells.ts';
import { TableForm } from './table-form.tsx';
import { BODY_TEXTS, TYPE_LABELS } from './texts.ts';

function HeadingForm(form: ItemFormProps<'heading'>) {
  const t = useMessage();
  const { item, onChange, errors } = form;
  return (
    <>
      <LineField of={form} name="text" label={BODY_TEXTS.headingText} max={80} isRequired />
      <FormField label={BODY_TEXTS.level} error={errors.level} isGroup>
        {() => (
          <Radio.Group
            value={item.level}
            options={[
              { value: 2, label: t(BODY_TEXTS.level2) },
              { value: 3, label: t(BODY_TEXTS.level3) },
            ]}
            onChange={({ target }) => onChange({ ...item, level: target.value })}
          />
        )}
      </FormField>
    </>
  );
}

function ImageForm(form: ItemFormProps<'image'>) {
  const t = useMessage();
  const { item, onChange, errors } = form;
  return (
    <>
      <ImageInput
        label={t(TYPE_LABELS.image)}
        value={item.image}
        isRequired
        error={findError(errors, 'image')}
        onChange={(image) => onChange({ ...item, image })}
      />
      <LineField of={form} name="caption" label={BODY_TEXTS.caption} max={120} />
    </>
  );
}

function VideoForm(form: ItemFormProps<'video'>) {
  const t = useMessage();
  const { item, onChange, errors } = form;
  return (
    <>
      <VideoInput
        label={t(TYPE_LABELS.video)}
        value={item.video}
        isRequired
        error={findError(errors, 'video')}
        onChange={(video) => video && onChange({ ...item, video })}
      />
      <LineField of={form} name="caption" label={BODY_TEXTS.videoCaption} max={120} />
    </>
  );
}

function ButtonForm(form: ItemFormProps<'button'>) {
  const t = useMessage();
  const { item, onChange, errors } = form;
  const change = (part: Partial<typeof item.link>) =>
    onChange({ ...item, link: { ...item.link, ...part } });
  return (
    <>
      <LineField of={form} name="label" label={BODY_TEXTS.buttonLabel} max={30} isRequired />
      <FormField
        label={BODY_TEXTS.href}
        hint={TEXTS.hrefHint}
        error={findError(errors, 'link')}
        part="link"
        isRequired
      >
        {(control) => (
          <LinkInput
            control={control}
            value={item.link.href}
            onChange={(href) => change({ href })}
          />
        )}
      </FormField>
      <Checkbox
        checked={item.link.newWindow ?? false}
        onChange={({ target }) => change({ newWindow: target.checked })}
      >
        {t(TEXTS.newWindow)}
      </Checkbox>
    </>
  );
}

function QuoteForm(form: ItemFormProps<'quote'>) {
  return (
    <>
      <LineField of={form} name="text" label={BODY_TEXTS.quote} max={400} isRequired isLong />
      <LineField of={form} name="name" label={BODY_TEXTS.quoteName} max={40} />
      <LineField of={form} name="role" label={BODY_TEXTS.quoteRole} max={60} />
    </>
  );
}

function FaqForm({ item, onChange, errors }: ItemFormProps<'faq'>) {
  const t = useMessage();
  return (
    <Repeated
      parts={item.items}
      onChange={(items) => onChange({ ...item, items })}
      nameOf={(number) => t(BODY_TEXTS.pair, { number })}
      blank={{ question: '', answer: '' }}
      addLabel={t(BODY_TEXTS.addPair)}
      max={50}
      error={errors.items}
    >
      {(pair, change, index) => {
        const part = { item: pair, onChange: change, errors };
        return (
          <>
            <LineField
              of={part}
              name="question"
              label={BODY_TEXTS.question}
              max={120}
              isRequired
              error={errors[`items.${index}.question`]}
            />
            <LineField
              of={part}
              name="answer"
              label={BODY_TEXTS.answer}
              max={2000}
              isRequired
              isLong
              error={errors[`items.${index}.answer`]}
            />
          </>
        );
      }}
    </Repeated>
  );
}

function ColumnsForm({ item, onChange, errors }: ItemFormProps<'columns'>) {
  const t = useMessage();
  return (
    <>
      <ImageInput
        label={t(TYPE_LABELS.image)}
        value={item.image}
        isRequired
        error={findError(errors, 'image')}
        onChange={(image) => onChange({ ...item, image })}
      />
      <FormField label={BODY_TEXTS.side} error={errors.side} isGroup>
        {() => (
          <Radio.Group
            value={item.side}
            options={[
              { value: 'left', label: t(BODY_TEXTS.left) },
              { value: 'right', label: t(BODY_TEXTS.right) },
            ]}
            onChange={({ target }) => onChange({ ...item, side: target.value })}
          />
        )}
      </FormField>
      <FormField label={BODY_TEXTS.text} error={errors.html} part="html" isRequired isGroup>
        {({ status }) => (
          <LazyRichTextEditor
            label={t(BODY_TEXTS.text)}
            value={item.html}
            status={status}
            onChange={(html) => onChange({ ...item, html })}
          />
        )}
      </FormField>
    </>
  );
}

const DividerForm = () => <p>{useMessage()(BODY_TEXTS.divider)}</p>;

export const ITEM_FORMS: { [T in BodyItemType]: ComponentType<ItemFormProps<T>> } = {
  heading: HeadingForm,
  text: TextForm,
  image: ImageForm,
  gallery: GalleryForm,
  video: VideoForm,
  button: ButtonForm,
  file: FileForm,
  table: TableForm,
  quote: QuoteForm,
  faq: FaqForm,
  columns: ColumnsForm,
  divider: DividerForm,
};

function TextForm({ item, onChange, errors }: ItemFormProps<'text'>) {
  const t = useMessage();
  const insertAround = useContext(InsertContext);
  return (
    <FormField label={BODY_TEXTS.text} error={errors.html} part="html" isRequired isGroup>
      {({ status }) => (
        <LazyRichTextEditor
          label={t(BODY_TEXTS.text)}
          value={item.html}
          status={status}
          onChange={(html) => onChange({ ...item, html })}
          onTables={
            insertAround
              ? ({ before, after }) =>
                  insertAround(item.key, before.map(createTableItem), after.map(toItem))
              : undefined
          }
        />
      )}
    </FormField>
  );
}
const toItem = (piece: string | string[][]): BodyItem =>
  typeof piece === 'string' ? { type: 'text', html: piece } : createTableItem(piece);
