/** The parts of antd that the back office uses; the remotes take them from here, so that there is one copy. */

export { Alert, Button, Empty, Input, Select, Switch } from 'antd';
