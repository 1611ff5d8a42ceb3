import { Radio, Segmented } from 'antd';

/** What few screens choose with. */
export const RadioGroup = Radio.Group;
export const Segments = Segmented<string>;
