import type { HistoryEntry } from '@backoffice/contract';
import { formatNumber, type GetText } from '@backoffice/i18n';
import { useId } from 'react';
import { listScreenMessages } from '../../messages';
import { Moment } from '../../shown-values';
import { entryTexts, type HistoryWords, isNothing, shownValue } from './history-words';
import { useRowHistoryStyles } from './row-history.styles';
import { SetBackButton } from './set-back-button';

/** The number of changes shown as sentences. */
const RECENT = 3;

/** Length in characters above which a value is not part of a sentence. */
const LONG_VALUE = 40;

/** Returns an entry as a sentence: one change with both values, several by the number of fields. */
function sentenceOf(
  { action, actor, changes }: HistoryEntry,
  words: HistoryWords,
  text: GetText<Parameters<typeof listScreenMessages.text>[0]>,
): string {
  const who = actor ?? text('history.actor.system');
  const changed = changes.filter(({ from, to }) => !isNothing(from) || !isNothing(to));
  const [first] = changed;
  if (action !== 'update' || !first) return text(entryTexts[action], { actor: who });
  const field = words.fieldText(first.field);
  if (changed.length > 1)
    return text('history.recent.fields', {
      actor: who,
      field,
      count: changed.length - 1,
      n: formatNumber(changed.length - 1),
    });
  const [from, to] = [shownValue(first, 'from', words, text), shownValue(first, 'to', words, text)];
  return Math.max(from.length, to.length) > LONG_VALUE
    ? text('history.recent.field', { actor: who, field })
    : text('history.recent.value', { actor: who, field, from, to });
}

interface RecentChangesProps {
  entries: readonly HistoryEntry[];
  words: HistoryWords;
  /** Returns the call that restores the version of an entry; undefined where it cannot be restored. */
  onSetBack: (entry: HistoryEntry, at: number) => (() => Promise<void>) | undefined;
}

/** The latest changes of a row, each a sentence with its time. */
export function RecentChanges({ entries, words, onSetBack }: RecentChangesProps) {
  const listId = useId();
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  return (
    <ol aria-label={text('history.list.label')} className={styles.recent}>
      {entries.slice(0, RECENT).map((entry, at) => {
        const setBack = onSetBack(entry, at);
        const sentenceId = `${listId}-${entry.id}`;
        return (
          <li className={styles.recentEntry} key={entry.id} tabIndex={-1}>
            <span className={styles.recentSentence} id={sentenceId}>
              {sentenceOf(entry, words, text)}
            </span>
            <span className={styles.time}>
              <Moment at={entry.at} />
            </span>
            {setBack && <SetBackButton entry={sentenceId} onSetBack={setBack} />}
          </li>
        );
      })}
    </ol>
  );
}
