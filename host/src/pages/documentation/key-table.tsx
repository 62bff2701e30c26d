import { usePageStyles } from '../page-layout/page.styles';
import { messages } from './messages';

const keys = [
  { key: 'Tab', does: 'docs.keyboard.tab' },
  { key: 'Enter', does: 'docs.keyboard.enter' },
  { key: '↑ ↓', does: 'docs.keyboard.arrows' },
  { key: 'Esc', does: 'docs.keyboard.esc' },
] as const;

/** What the keys do that work everywhere. */
export function KeyTable() {
  const styles = usePageStyles();
  const text = messages.useText();
  return (
    <>
      <p className={styles.hint}>{text('docs.keyboard.intro')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs.keyboard.key')}</th>
            <th scope="col">{text('docs.keyboard.does')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, does }) => (
            <tr key={key}>
              <td>
                <kbd className={styles.key}>{key}</kbd>
              </td>
              <td>{text(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
