/** An icon of Fluent, of which only the name and the place of its drawing are here. */
export interface FluentIcon {
  name: string;
  group: number;
  /** In its group. */
  at: number;
}
