/** The parts of antd that the back office uses; remotes import them from here to share one copy. */

import { Radio } from 'antd';

export { Alert, Button, Empty, Input, Segmented, Select, Switch, Tag } from 'antd';
export const RadioGroup = Radio.Group;
