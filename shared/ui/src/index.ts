// Not exported: Fluent's Dialog, Menu, Popover, Tooltip, Toolbar, Card and Table. Dialog, Menu, Tooltip and the toasts are
// this package's own, with an eighth of the size (docs/decisions/0023). Toasts are exported under the name that hosts in use
// expect: notices. The files of `carried` have their own entries: remotes bundle them, so that they need no newer host.
// Stores and styles are internal. The build turns a remote's calls of makeStyles into `__styles`.
export {
  __styles,
  Checkbox,
  Link,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Radio,
  RadioGroup,
  Spinner,
  tokens,
} from '@fluentui/react-components';
export { makeStyles } from './base/theme/make-styles';
export { Button, Select } from './base/elements/basic-controls';
export { Field, Input } from './base/elements/form-controls';
export { Textarea } from './base/elements/text-area';
export { Divider, Switch } from './base/elements/late-controls';
export { UiProvider, type UiProviderProps } from './base/theme/ui-provider';
export { defaultBrand, type Brand, type ColorScheme } from './base/theme/themes';
export { uiSizes, useControlSize, type UiSize } from './base/theme/control-size';
export { uiMessages } from './base/messages';
export { Avatar, type AvatarProps } from './base/elements/avatar';
export { StatusBadge, type StatusBadgeProps } from './base/elements/status-badge';
export { copyText, copyWithToast as copyWithNotice } from './base/copy-button/copy-text';
export { CopyButton, type CopyButtonProps } from './base/copy-button/copy-button';
export { ConfirmDialog, type ConfirmDialogProps } from './base/dialog/confirm-dialog';
export { Dialog, type DialogProps } from './base/dialog/dialog';
export { IconButton, type IconButtonProps } from './base/elements/icon-button';
export { Menu, type MenuProps, type MenuTriggerProps } from './base/menu/menu';
export { type MenuItem, MenuPopup, type MenuPopupProps } from './base/menu/menu-popup';
export { type ToastContent as NoticeContent, notify } from './base/toasts/toast-store';
export { ToastStack as NoticeStack } from './base/toasts/toast-stack';
export { rowToasts as rowNotices } from './base/toasts/row-toasts';
export { useBusy } from './base/use-busy';
export { MainWidthContext } from './base/main-width';
export { useMedia } from './base/use-media';
export { whenIdle } from './base/when-idle';
// For other layers over the page than dialogs and menus.
export { useLayers } from './base/layers/layers-context';
export { pushModal } from './base/layers/modal-stack';
export { positionBeside as placeBeside } from './base/layers/positioning';
export {
  EmptyPanel,
  type EmptyPanelProps,
  ErrorPanel,
  type ErrorPanelProps,
  NoPermissionPanel,
} from './base/panels/state-panel';
export { Skeleton } from './base/elements/skeleton';
export { Tooltip, type TooltipProps } from './base/layers/tooltip';
export { UnsavedChangesContext, type ReportUnsavedChanges, useUnsavedChanges } from './base/unsaved-changes';
export type { Icon, IconProps } from './base/icons/create-icon';
export {
  ArrowDownloadIcon,
  ArrowSortIcon,
  ArrowSortUpIcon,
  ArrowSortDownIcon,
  ArrowUploadIcon,
  CalendarIcon,
  ChevronLeftIcon,
  ChevronUpIcon,
  CopyIcon,
  DataTrendingIcon,
  EditIcon,
  HistoryIcon,
  ImageIcon,
  MailIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  PrintIcon,
  ProhibitedIcon,
  StarIcon,
  StarFilledIcon,
  SubtractCircleIcon,
  WeatherSunnyIcon,
} from './base/icons/page-icons';
export {
  AddIcon,
  ArrowClockwiseIcon,
  ArrowResetIcon,
  BoardIcon,
  BugIcon,
  BuildingShopIcon,
  CheckmarkIcon,
  CheckmarkCircleIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  DeleteIcon,
  DismissIcon,
  DocumentIcon,
  DocumentSearchIcon,
  ErrorCircleIcon,
  FullScreenMaximizeIcon,
  FullScreenMinimizeIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  LocalLanguageIcon,
  LockClosedIcon,
  MoreHorizontalIcon,
  NavigationIcon,
  OpenIcon,
  PanelLeftContractIcon,
  PanelLeftExpandIcon,
  PeopleIcon,
  PersonIcon,
  PinIcon,
  PlugDisconnectedIcon,
  QuestionCircleIcon,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  TextFontSizeIcon,
  WarningIcon,
  WeatherMoonIcon,
} from './base/icons/frame-icons';
export { EyeIcon, EyeOffIcon, WalletCreditCardIcon } from './base/icons/login-icons';
