import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { WidgetProps, Widgets } from '../field-types/widget.ts';

type Props = WidgetProps<'list'> & { widgets: Widgets };
const Hotspots = lazyPart<Props>(
  async () => (await import('./hotspots-widget.tsx')).HotspotsWidget,
);

/** The points of a panorama, loaded with the first form that has some. */
export const LazyHotspotsWidget = (props: Props) => (
  <WhileLoading>
    <Hotspots {...props} />
  </WhileLoading>
);
