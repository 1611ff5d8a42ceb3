import type { BodyItemType } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonForm } from './button-form.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { FaqForm } from './faq-form.tsx';
import { FileForm } from './file-form.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { HeadingForm } from './heading-form.tsx';
import { ImageForm } from './image-form.tsx';
import type { ItemForm } from './item-form.ts';
import { QuoteForm } from './quote-form.tsx';
import { TableForm } from './table-form.tsx';
import { TextForm } from './text-form.tsx';
import { BODY_TEXTS } from './texts.ts';
import { VideoForm } from './video-form.tsx';

const DividerForm = () => <p>{useMessage()(BODY_TEXTS.divider)}</p>;

export const ITEM_FORMS: { [T in BodyItemType]: ItemForm<T> } = {
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
