import { type ViewedList, viewedLists } from '@backoffice/contract/list-view-values';
import type { ListView } from '@backoffice/contract/list-views';
import { usePermission } from '@backoffice/session';
import { IconButton, type MenuItem, MenuPopup, rowNotices, StarFilledIcon, StarIcon } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { useEffect, useState } from 'react';
import { useColumnLayout } from '../columns/use-shown-columns';
import type { ExtraContext, ExtraParts, ListFrame } from '../extra';
import { listScreenMessages } from '../../messages';
import { type DialogRequest, RequestedDialog } from './requested-dialog';
import { listViewsApi } from './list-views.api';
import { useFiltersInTab } from './use-filters-in-tab';
import { useViews, type Views } from './use-views';
import { differs, viewQueryOf } from './view-query';

/** The menu of a list's views; nothing above a list without views. */
function ViewsMenu({ fields, values, ...frame }: ListFrame) {
  useFiltersInTab(fields, values);
  if (!Object.hasOwn(viewedLists, frame.list.name)) return null;
  return <NamedViews name={frame.list.name as ViewedList} {...frame} />;
}

export const partsOf = ({ list }: ExtraContext): ExtraParts => ({
  Part: ViewsMenu,
  ...(Object.hasOwn(viewedLists, list.name) && {
    command: ({ openViews }) => ({
      key: 'views',
      label: listScreenMessages.text('views.label'),
      icon: <StarIcon />,
      // The focus is on the button of the menu again.
      onSelect: () => openViews(document.activeElement),
    }),
  }),
});

/** Returns the entries of the menu: the user's own views, then those of others. */
function useChoices({ views, start, inForce, lost, isError, show }: Views): MenuItem[] {
  const text = listScreenMessages.useText();
  const hintOf = ({ id, isMine, owner, role }: ListView) => {
    const hints = [
      ...(id === start ? [text('views.hint.start')] : []),
      ...(isMine ? [] : [text('views.hint.owner', { owner })]),
      ...(isMine && role ? [text('views.hint.shared', { role: role.name })] : []),
    ];
    return hints.length > 0 ? { hint: hints.join(' · ') } : undefined;
  };
  const choices = (ofMine: boolean) =>
    (views ?? [])
      .filter(({ isMine }) => isMine === ofMine)
      .map((view, index): MenuItem => ({
        key: String(view.id),
        label: view.name,
        ...hintOf(view),
        checked: view === inForce,
        apart: !ofMine && index === 0,
        onSelect: () => show(view),
      }));
  const facts = [
    ...(views ? [] : [text(isError ? 'views.failed' : 'views.loading')]),
    ...(lost ? [text('views.lost.body', { fields: lost })] : []),
  ];
  return [
    { key: 'none', label: text('views.none'), checked: !inForce, onSelect: () => show(undefined) },
    ...choices(true),
    ...choices(false),
    ...facts.map((label): MenuItem => ({ key: label, label, fact: true })),
  ];
}

interface NamedViewsProps extends Pick<ListFrame, 'list' | 'query' | 'viewsAnchor' | 'openViews'> {
  name: ViewedList;
}

/** The menu of views, opened by the menu of the list, and by the button that names the active view. */
function NamedViews({ list, name, query, viewsAnchor, openViews }: NamedViewsProps) {
  const text = listScreenMessages.useText();
  const views = useViews(list, name);
  const choices = useChoices(views);
  const mayShare = usePermission('viewSharing:view');
  const [request, setRequest] = useState<DialogRequest>();
  const { isBusy, run } = useBusy();
  const { inForce, start, reread, load } = views;
  useEffect(() => {
    if (viewsAnchor) load();
  }, [viewsAnchor, load]);
  const columns = useColumnLayout(name) ?? null;
  const shown = { query: viewQueryOf(list, query), columns };
  const isChanged = inForce !== undefined && differs(list, inForce, shown);

  /** The call shows its own failure. */
  const act = (work: () => Promise<unknown>, done: string) =>
    void run(() =>
      work()
        .then(
          () => rowNotices.succeeded(done),
          () => {},
        )
        .then(reread),
    );
  const saveAs: MenuItem = {
    key: 'save-as',
    label: text('views.save-as'),
    apart: true,
    onSelect: () => setRequest({ kind: 'new' }),
  };
  const startItem = ({ id, name: label }: ListView): MenuItem =>
    id === start
      ? {
          key: 'start',
          label: text('views.start.remove'),
          onSelect: () => act(() => listViewsApi.setStart(name, null), text('views.start.removed')),
        }
      : {
          key: 'start',
          label: text('views.start.set'),
          onSelect: () =>
            act(() => listViewsApi.setStart(name, id), text('views.start.done', { name: label })),
        };
  const save = (view: ListView): MenuItem => ({
    key: 'save',
    label: text('views.save', { name: view.name }),
    apart: true,
    onSelect: () => act(() => listViewsApi.save(view, shown), text('views.saved', { name: view.name })),
  });
  const dialogItem = (kind: 'rename' | 'share' | 'delete', view: ListView, label: string): MenuItem => ({
    key: kind,
    label,
    onSelect: () => setRequest({ kind, view }),
  });
  const own = inForce?.isMine ? inForce : undefined;
  const changes: MenuItem[] = [
    ...(own && isChanged ? [save(own), { ...saveAs, apart: false }] : [saveAs]),
    ...(inForce ? [startItem(inForce)] : []),
    ...(own ? [dialogItem('rename', own, text('views.rename'))] : []),
    ...(own && mayShare ? [dialogItem('share', own, text('views.share'))] : []),
    ...(own ? [{ ...dialogItem('delete', own, text('views.delete')), dangerous: true, apart: true }] : []),
  ];
  // One change at a time: each needs the version of the view that the previous one has written.
  const items = [...choices, ...changes.map((item) => ({ ...item, disabled: isBusy }))];
  return (
    <>
      {inForce && (
        <IconButton
          aria-expanded={viewsAnchor !== null}
          aria-haspopup="menu"
          icon={<StarFilledIcon />}
          label={text('views.label.shown', {
            name: isChanged ? text('views.changed', { name: inForce.name }) : inForce.name,
          })}
          onClick={({ currentTarget }) => openViews(viewsAnchor ? null : currentTarget)}
        />
      )}
      {viewsAnchor && (
        <MenuPopup
          align="end"
          anchor={viewsAnchor}
          items={items}
          label={text('views.label')}
          onClose={() => openViews(null)}
        />
      )}
      {request && (
        <RequestedDialog
          request={request}
          list={name}
          onClose={() => setRequest(undefined)}
          shown={shown}
          views={views}
        />
      )}
    </>
  );
}
