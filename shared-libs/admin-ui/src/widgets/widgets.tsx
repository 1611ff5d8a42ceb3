import type { Fields } from '@admissions/model';
import { lazyPart } from '../base/lazy-part.tsx';
import { chooseWidgets } from '../field-types/choose-widgets.ts';
import type { WidgetSet, Widgets } from '../field-types/widget.ts';
import { BodyWidget } from './body-widget.tsx';
import { ColorWidget } from './color-widget.tsx';
import { DateRangeWidget } from './date-range-widget.tsx';
import { FilesWidget } from './files-widget.tsx';
import { ImageWidget } from './image-widget.tsx';
import { LinkWidget } from './link-widget.tsx';
import { ListWidget } from './list-widget.tsx';
import { PanoramaWidget } from './panorama-widget.tsx';
import { PLAIN_SET } from './plain-widgets.tsx';
import { RichTextWidget } from './rich-text-widget.tsx';
import { VideoWidget } from './video-widget.tsx';

const HotspotsWidget = lazyPart(async () => (await import('./hotspots-widget.tsx')).HotspotsWidget);

/** Rows with a direction in a panorama. */
const isOfDirections = (item: Fields) => 'yaw' in item && 'pitch' in item;

const SET: WidgetSet = {
  ...PLAIN_SET,
  richText: RichTextWidget,
  dayRange: DateRangeWidget,
  link: LinkWidget,
  picture: ImageWidget,
  color: ColorWidget,
  files: FilesWidget,
  panorama: PanoramaWidget,
  film: VideoWidget,
  body: BodyWidget,
  rows: (props) =>
    isOfDirections(props.field.item) ? (
      <HotspotsWidget {...props} widgets={WIDGETS} />
    ) : (
      <ListWidget {...props} widgets={WIDGETS} />
    ),
};
export const WIDGETS: Widgets = chooseWidgets(SET);
