import type { GetText } from '@backoffice/i18n';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { SampleArticle } from '../../../samples/sample-articles';
import type { TablesText } from '../tables-messages';

/** What a screen reader says while a row is moved. */
export function dragAnnouncements(order: readonly SampleArticle[], text: GetText<TablesText>): Announcements {
  const paramsOf = (id: UniqueIdentifier, at: UniqueIdentifier = id) => ({
    title: order.find((row) => row.id === id)?.title ?? '',
    position: order.findIndex((row) => row.id === at) + 1,
  });
  return {
    onDragStart: ({ active }) => text('tables.drag.taken', paramsOf(active.id)),
    onDragOver: ({ active, over }) => text('tables.drag.over', paramsOf(active.id, over?.id)),
    onDragEnd: ({ active, over }) => text('tables.drag.put', paramsOf(active.id, over?.id)),
    onDragCancel: ({ active }) => text('tables.drag.left', paramsOf(active.id)),
  };
}
