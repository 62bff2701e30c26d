import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { Button, Dialog } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { AddressTable } from './address-table';
import { DialogMover } from './dialog-mover';
import { keepInSight, type Offset } from './keep-in-sight';

export interface AddressDialogProps {
  onClose: () => void;
}

const centre: Offset = { x: 0, y: 0 };

export function AddressDialog({ onClose }: AddressDialogProps) {
  const text = messages.useText();
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
