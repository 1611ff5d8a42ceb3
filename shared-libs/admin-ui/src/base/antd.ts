/** The parts of antd that the back office uses; the remotes take them from here, so that there is one copy. */

import { Radio } from 'antd';

export { Alert, Button, Empty, Input, Segmented, Select, Switch } from 'antd';
export const RadioGroup = Radio.Group;
