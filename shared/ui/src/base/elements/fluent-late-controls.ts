export { Divider, Switch } from '@fluentui/react-components';
