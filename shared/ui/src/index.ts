// Not exported: Fluent's Dialog, Menu, Popover, Tooltip, Toolbar, Card and Table. They bring 40 kB (brotli) of focus and
// positioning machinery; Dialog, Menu and Tooltip here are small ones of our own. Stores and styles are internal.
// `__styles` is what the build turns a remote's calls of makeStyles into.
export {
  __styles,
  Checkbox,
  Divider,
  Link,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Radio,
  RadioGroup,
  Spinner,
  Switch,
  tokens,
} from '@fluentui/react-components';
export { Button } from './controls/button';
export { Input } from './controls/input';
export { Select } from './controls/select';
export { Textarea } from './controls/text-area';
export { Field } from './controls/field';
export { UiProvider, type UiProviderProps } from './theme/ui-provider';
export { defaultBrand, type Brand } from './theme/brand';
export type { ColorScheme } from './theme/themes';
export { uiSizes, useControlSize, type UiSize } from './theme/control-size';
export { uiMessages } from './messages';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { StatusBadge, type StatusBadgeProps } from './badge/status-badge';
export { copyText } from './copy-button/copy-text';
export { copyWithNotice } from './copy-button/copy-with-notice';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { Menu, type MenuProps, type MenuTriggerProps } from './menu/menu';
export type { MenuItem } from './menu/menu-item';
export { MenuPopup, type MenuPopupProps } from './menu/menu-popup';
export type { NoticeContent } from './notices/notice';
export { NoticeStack } from './notices/notice-stack';
export { notify } from './notices/notify';
export { rowNotices } from './notices/row-notices';
export { whenIdle } from './idle/when-idle';
// For what is neither dialog nor menu and yet lies over the page.
export { useLayers } from './layers/layers-context';
export { pushModal } from './layers/modal-stack';
export { placeBeside } from './layers/place-beside';
export { EmptyPanel, type EmptyPanelProps } from './panels/empty-panel';
export { ErrorPanel, type ErrorPanelProps } from './panels/error-panel';
export { NoPermissionPanel } from './panels/no-permission-panel';
export { Skeleton } from './skeleton/skeleton';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { UnsavedChangesContext, type ReportUnsavedChanges } from './unsaved-changes/unsaved-changes-context';
export { useUnsavedChanges } from './unsaved-changes/use-unsaved-changes';
export type { Icon, IconProps } from './icons/create-icon';
export { AddIcon } from './icons/add-icon';
export { ArrowClockwiseIcon } from './icons/arrow-clockwise-icon';
export { ArrowDownloadIcon } from './icons/arrow-download-icon';
export { ArrowSortIcon } from './icons/arrow-sort-icon';
export { ArrowSortUpIcon } from './icons/arrow-sort-up-icon';
export { ArrowSortDownIcon } from './icons/arrow-sort-down-icon';
export { ArrowUploadIcon } from './icons/arrow-upload-icon';
export { ArrowResetIcon } from './icons/arrow-reset-icon';
export { BoardIcon } from './icons/board-icon';
export { BugIcon } from './icons/bug-icon';
export { BuildingShopIcon } from './icons/building-shop-icon';
export { CalendarIcon } from './icons/calendar-icon';
export { CheckmarkIcon } from './icons/checkmark-icon';
export { CheckmarkCircleIcon } from './icons/checkmark-circle-icon';
export { ChevronDownIcon } from './icons/chevron-down-icon';
export { ChevronLeftIcon } from './icons/chevron-left-icon';
export { ChevronRightIcon } from './icons/chevron-right-icon';
export { ChevronUpIcon } from './icons/chevron-up-icon';
export { CopyIcon } from './icons/copy-icon';
export { DataTrendingIcon } from './icons/data-trending-icon';
export { DeleteIcon } from './icons/delete-icon';
export { DismissIcon } from './icons/dismiss-icon';
export { DocumentIcon } from './icons/document-icon';
export { DocumentSearchIcon } from './icons/document-search-icon';
export { EditIcon } from './icons/edit-icon';
export { ErrorCircleIcon } from './icons/error-circle-icon';
export { EyeIcon } from './icons/eye-icon';
export { EyeOffIcon } from './icons/eye-off-icon';
export { FullScreenMaximizeIcon } from './icons/full-screen-maximize-icon';
export { FullScreenMinimizeIcon } from './icons/full-screen-minimize-icon';
export { HistoryIcon } from './icons/history-icon';
export { HomeIcon } from './icons/home-icon';
export { ImageIcon } from './icons/image-icon';
export { InfoIcon } from './icons/info-icon';
export { KeyIcon } from './icons/key-icon';
export { LocalLanguageIcon } from './icons/local-language-icon';
export { LockClosedIcon } from './icons/lock-closed-icon';
export { MailIcon } from './icons/mail-icon';
export { MoreHorizontalIcon } from './icons/more-horizontal-icon';
export { NavigationIcon } from './icons/navigation-icon';
export { OpenIcon } from './icons/open-icon';
export { PanelLeftContractIcon } from './icons/panel-left-contract-icon';
export { PanelLeftExpandIcon } from './icons/panel-left-expand-icon';
export { PauseCircleIcon } from './icons/pause-circle-icon';
export { PeopleIcon } from './icons/people-icon';
export { PersonIcon } from './icons/person-icon';
export { PinIcon } from './icons/pin-icon';
export { PlayCircleIcon } from './icons/play-circle-icon';
export { PlugDisconnectedIcon } from './icons/plug-disconnected-icon';
export { PrintIcon } from './icons/print-icon';
export { ProhibitedIcon } from './icons/prohibited-icon';
export { QuestionCircleIcon } from './icons/question-circle-icon';
export { SearchIcon } from './icons/search-icon';
export { SettingsIcon } from './icons/settings-icon';
export { SignOutIcon } from './icons/sign-out-icon';
export { StarIcon } from './icons/star-icon';
export { StarFilledIcon } from './icons/star-filled-icon';
export { SubtractCircleIcon } from './icons/subtract-circle-icon';
export { TextFontSizeIcon } from './icons/text-font-size-icon';
export { WalletCreditCardIcon } from './icons/wallet-credit-card-icon';
export { WarningIcon } from './icons/warning-icon';
export { WeatherMoonIcon } from './icons/weather-moon-icon';
export { WeatherSunnyIcon } from './icons/weather-sunny-icon';
