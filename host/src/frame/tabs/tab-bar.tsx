import { formatList } from '@backoffice/i18n/format-list';
import { memo, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { RouteObject } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import type { Tab, Tabs } from '../../navigation/tabs/tab';
import { useTabBarStyles } from './tab-bar.styles';
import { TabCloseButton, TabItem } from './tab-item';
import { focusTab, hasTabFocus, nearestLeft, tabKeys } from './tab-keys';
import { TabMenu, type OpenTabMenu } from './tab-menu';
import { useTabCommands, type UnsavedQuestion } from './use-tab-commands';
import { useTabDrag } from './use-tab-drag';
import { useTabInSight } from './use-tab-scroll';
import { useTabTitles } from './use-tabs';
import { ConfirmDialog, uiMessages } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';

interface UnsavedQuestionDialogProps {
  question: UnsavedQuestion;
  titleOf: (tab: Tab) => string;
  onEnd: () => void;
}

/** Asks before tabs with unsaved input are closed. */
function UnsavedQuestionDialog({ question, titleOf, onEnd }: UnsavedQuestionDialogProps) {
  const text = messages.useText();
  const uiText = uiMessages.useText();
  const titles = formatList([...new Set(question.tabs.map(titleOf))]);
  const proceed = () => {
    onEnd();
    question.proceed();
  };
  return (
    <ConfirmDialog
      body={text('tabs.unsaved.body', { titles })}
      cancelLabel={uiText('ui.form.discard.keep')}
      confirmLabel={uiText('ui.form.discard.confirm')}
      dangerous
      onCancel={onEnd}
      onConfirm={proceed}
      title={uiText('ui.form.discard.title')}
    />
  );
}

/** Loaded after the first page. */
const AllTabsMenu = lateComponent(
  async () => (await import(/* webpackChunkName: "follow" */ './all-tabs-menu')).AllTabsMenu,
);

interface TabBarProps {
  tabs: Tabs;
  routes: readonly RouteObject[];
  /** The paths of the pages whose tabs cannot be closed. */
  pinned: readonly string[];
  /** The path of the page to show when no tab is left. */
  home: string;
}

export const TabBar = memo(function TabBar({ tabs, routes, pinned, home }: TabBarProps) {
  const { list, shown } = tabs;
  const styles = useTabBarStyles();
  const text = messages.useText();
  const titleOf = useTabTitles(list, routes);
  const commands = useTabCommands(tabs, pinned, home);
  const bar = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [focused, setFocused] = useState<number | null>(null);
  const [menu, setMenu] = useState<OpenTabMenu | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useTabInSight(bar, shown, list.map(({ name }) => name).join());

  const isPinned = ({ path }: Tab) => pinned.includes(path);
  const entry = [focused, shown].find((id) => list.some((tab) => tab.id === id)) ?? list[0]?.id;

  // Closes a tab; if it has the focus, moves the focus to its neighbour.
  const close = (tab: Tab) =>
    commands.close('one', tab, (closed) => {
      const next = hasTabFocus(tab) ? nearestLeft(list, tab, closed) : undefined;
      if (next) focusTab(bar.current, next);
    });

  // An element that is moved in the document loses the focus.
  const moved = useRef<Tab | null>(null);
  useLayoutEffect(() => {
    if (moved.current) focusTab(bar.current, moved.current);
    moved.current = null;
  }, [list]);
  const move = (tab: Tab, to: number) => {
    if (hasTabFocus(tab)) moved.current = tab;
    const position = commands.move(tab, to) + 1;
    setAnnouncement(text('tabs.tab.moved', { title: titleOf(tab), position, count: list.length }));
  };
  const drag = useTabDrag({ list, pinned, bar, onMove: move });

  const onKeyDown = tabKeys(list, {
    focus: (tab) => focusTab(bar.current, tab),
    close,
    menu: (tab, anchor) => setMenu({ tab, anchor }),
    move,
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return (
    <section aria-label={text('tabs.bar.label')} className={styles.bar} data-tour="tabs">
      <div className={styles.scroller} ref={bar}>
        <div className={styles.track} style={{ gridTemplateColumns: `repeat(${list.length}, max-content)` }}>
          <div aria-label={text('tabs.bar.label')} className={styles.list} onBlur={onBlur} role="tablist">
            {list.map((tab) => (
              <TabItem
                hintId={hintId}
                isEntry={tab.id === entry}
                isPinned={isPinned(tab)}
                isShown={tab.id === shown}
                key={tab.id}
                onActivate={() => {
                  setMenu(null);
                  commands.activate(tab);
                }}
                onClose={() => close(tab)}
                onFocus={() => {
                  setFocused(tab.id);
                  drag.warm();
                }}
                onKeyDown={(event) => onKeyDown(tab, event)}
                onMenu={(anchor) => setMenu({ tab, anchor })}
                onPress={(event) => drag.press(tab.id, event)}
                tab={tab}
                title={titleOf(tab)}
              />
            ))}
          </div>
          {list.map(
            (tab, position) =>
              !isPinned(tab) && (
                <TabCloseButton
                  key={tab.id}
                  onClose={() => close(tab)}
                  position={position}
                  tab={tab}
                  title={titleOf(tab)}
                />
              ),
          )}
        </div>
      </div>
      <AllTabsMenu bar={bar} list={list} onActivate={commands.activate} shown={shown} titleOf={titleOf} />
      <span hidden id={hintId}>
        {text('tabs.bar.hint')}
      </span>
      <span className={styles.unseen} role="status">
        {announcement}
      </span>
      {drag.element}
      {menu && (
        <TabMenu {...menu} commands={commands} onClose={() => setMenu(null)} title={titleOf(menu.tab)} />
      )}
      {commands.question && (
        <UnsavedQuestionDialog onEnd={commands.dropQuestion} question={commands.question} titleOf={titleOf} />
      )}
    </section>
  );
});
