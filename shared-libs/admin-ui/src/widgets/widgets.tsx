import type { FieldType } from '@admissions/contracts';
import type { ComponentType } from 'react';
import { BodyWidget } from './body-widget.tsx';
import { DateRangeWidget } from './date-range-widget.tsx';
import { ImageWidget } from './image-widget.tsx';
import { LinkWidget } from './link-widget.tsx';
import { ListWidget } from './list-widget.tsx';
import { RelationWidget } from './relation-widget.tsx';
import { RichTextWidget } from './rich-text-widget.tsx';
import { SelectWidget } from './select-widget.tsx';
import { LongTextWidget, lineWidget, NumberWidget, SwitchWidget } from './text-widgets.tsx';
import { VideoWidget } from './video-widget.tsx';
import type { WidgetProps } from './widget.ts';

const LONGEST_LINE = 100;
const TextLine = lineWidget('text');

/** One widget for each type of field that the kinds use. */
export const WIDGETS: Partial<Record<FieldType, ComponentType<WidgetProps>>> = {
  text: (props) => ((props.field.max ?? 0) > LONGEST_LINE ? <LongTextWidget {...props} /> : <TextLine {...props} />),
  longText: LongTextWidget,
  richText: RichTextWidget,
  date: lineWidget('date'),
  dateRange: DateRangeWidget,
  integer: NumberWidget,
  boolean: SwitchWidget,
  select: SelectWidget,
  link: LinkWidget,
  email: lineWidget('email'),
  phone: lineWidget('tel'),
  image: ImageWidget,
  video: VideoWidget,
  relation: RelationWidget,
  items: BodyWidget,
  list: ListWidget,
};
