import { messages } from '../../messages';
import { useDragDialogStyles } from './drag-dialog.styles';

const rows = ['2016-05-02', '2016-05-04', '2016-05-01', '2016-05-03'];

export function AddressTable() {
  const styles = useDragDialogStyles();
  const text = messages.useText();
  return (
    <div className={styles.scroll} role="group" aria-label={text('dragDialog.caption')} tabIndex={-1}>
      <table className={styles.table} aria-label={text('dragDialog.caption')}>
        <thead>
          <tr>
            <th scope="col">{text('dragDialog.column.date')}</th>
            <th scope="col">{text('dragDialog.column.name')}</th>
            <th scope="col">{text('dragDialog.column.address')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((date) => (
            <tr key={date}>
              <td>{date}</td>
              <td>John Smith</td>
              <td>No.1518, Jinshajiang Road, Putuo District</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
