import type { AdditionPoint } from '@backoffice/contract';
import { DocumentIcon } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { ComponentType } from 'react';

/** A point with an entry in the menu of a row. */
export type ActionPoint = Extract<AdditionPoint, `${string}-action`>;
/** A point with a section in the panel or on the page of a row. */
export type SectionPoint = Extract<AdditionPoint, `${string}-section`>;

/** The functions by which the host shows additions on the screens of remotes; absent in hosts from before additions. */
export interface AdditionsOfHost {
  /** Returns the menu entries for a point, in the order of their remotes. */
  actionsAt: (point: ActionPoint) => { key: string; label: string; open: (record: object) => void }[];
  /** Shows the sections or cards at a point. */
  Parts: ComponentType<{ point: SectionPoint | 'dashboard-card'; record?: object | undefined }>;
}

declare global {
  /** Found in the page instead of imported, so that releases of remotes need no newer host. */
  var additionsOfHost: AdditionsOfHost | undefined;
}

type AdditionsProps =
  | { point: 'dashboard-card'; record?: undefined }
  | { point: SectionPoint; record: object };

/** Shows the additions of other remotes to a screen, and nothing where there are none. */
export function Additions({ point, record }: AdditionsProps) {
  const Parts = globalThis.additionsOfHost?.Parts;
  return Parts && <Parts point={point} record={record} />;
}

/** Returns the actions that other remotes add to a row. */
export function additionActions(point: ActionPoint, row: object): RowAction[] {
  const actions = globalThis.additionsOfHost?.actionsAt(point) ?? [];
  return actions.map(({ key, label, open }) => ({
    key,
    label,
    icon: <DocumentIcon />,
    inMenu: true,
    onAction: () => open(row),
  }));
}
