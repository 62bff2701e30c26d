import { frameCommands } from './frame-commands';
import { languageCommands } from './language-commands';
import type { CommandSource } from './palette-command';
import { sessionCommands } from './session-commands';
import { settingsCommands } from './settings-commands';
import { tabCommands } from './tab-commands';

/** What the palette offers beside pages. An area adds its commands in one line; their code is loaded with the palette. */
export const paletteCommands: readonly CommandSource[] = [
  tabCommands,
  languageCommands,
  settingsCommands,
  frameCommands,
  sessionCommands,
];
