import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/headless/svg/re-order-dots-vertical';

/** Six dots, which say that something is taken here. */
export function DragHandleIcon() {
  return <ReOrderDotsVerticalRegular focusable="false" fontSize={20} />;
}
