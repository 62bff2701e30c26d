import { Button, Dialog, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useDragDialogStyles } from '../features/drag-dialog/drag-dialog.styles';
import { DialogMover } from '../features/drag-dialog/dialog-mover';
import { centre, keepInSight, type Offset } from '../features/drag-dialog/keep-in-sight';

const rows = ['2016-05-02', '2016-05-04', '2016-05-01', '2016-05-03'];

function AddressTable() {
  const styles = useDragDialogStyles();
  const text = demoMessages.useText();
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

function AddressDialog({ onClose }: { onClose: () => void }) {
  const text = demoMessages.useText();
  const [offset, setOffset] = useState(centre);
  const move = (to: Offset) => setOffset(keepInSight(to, { width: innerWidth, height: innerHeight }));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 3 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 3 } }),
  );
  const close = <Button onClick={onClose}>{text('dragDialog.close')}</Button>;
  return (
    <DndContext
      onDragEnd={({ delta }) => move({ x: offset.x + delta.x, y: offset.y + delta.y })}
      sensors={sensors}
    >
      <Dialog actions={close} onDismiss={onClose} title={text('dragDialog.title')}>
        <DialogMover offset={offset} onMove={move} />
        <AddressTable />
      </Dialog>
    </DndContext>
  );
}

/** Demonstrates a dialog that can be moved. */
export function Page() {
  const text = demoMessages.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DemoPage intro={text('dragDialog.intro')}>
      <div>
        <Button appearance="primary" onClick={() => setIsOpen(true)}>
          {text('dragDialog.open')}
        </Button>
      </div>
      {isOpen && <AddressDialog onClose={() => setIsOpen(false)} />}
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
