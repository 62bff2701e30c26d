// Separate from the main entry: dialogs without a declared form load it for the reasons of their changes.
export { ChangeReason } from '../extras/reason/change-reason';
export { ReasonFields, reasonProblems } from '../extras/reason/reason-fields';
export { reasonMessages } from '../extras/reason/reason-messages';
export { Ticket } from '../extras/reason/ticket';
