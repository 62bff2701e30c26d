import { readdirSync, readFileSync } from 'node:fs';

const root = import.meta.dirname;

/**
 * The layers (“floors”) of each package (“room”), from the top down: an entry may import from the entries after it, but not from
 * those before it, nor from a neighbour in the same inner list. An entry is a folder or a file of the room; `.` stands for all
 * other files directly in the room. `mfe-*` is every remote without a list of its own.
 *
 * A room of this table is checked with all folders inside it. A folder without a list follows the default order: its subfolders
 * do not import one another, and its own files are below them.
 */
const floors = JSON.parse(readFileSync(`${root}/.dependency-floors.json`, 'utf8'));

const NOT_PRODUCT = '\\.(test|fixture)\\.tsx?$';
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const foldersIn = (path) =>
  readdirSync(`${root}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name);
const withoutMessages = (name) => name !== 'messages';

/** Returns the table with each pattern replaced by the rooms that match it. */
function roomsOf(table) {
  const rooms = new Map(Object.entries(table).filter(([room]) => !room.includes('*')));
  for (const [pattern, floorsOfRoom] of Object.entries(table).filter(([room]) => room.startsWith('mfe-*/'))) {
    for (const remote of foldersIn('.').filter((name) => name.startsWith('mfe-'))) {
      const room = pattern.replace('mfe-*', remote);
      if (!rooms.has(room)) rooms.set(room, floorsOfRoom);
    }
  }
  return rooms;
}

/** Returns the room and all folders in it with subfolders, each with its list. */
function orderedFolders(room, rooms) {
  const subfolders = foldersIn(room).filter(withoutMessages);
  const ordered = rooms.get(room) ?? [subfolders, '.'];
  const below = subfolders.flatMap((name) => orderedFolders(`${room}/${name}`, rooms));
  return subfolders.length === 0 && !rooms.has(room) ? below : [[room, ordered], ...below];
}

/** Returns the pattern of the files of a room's entry. */
function patternOf(room, entry, files) {
  if (files.includes(entry)) return `^${escaped(`${room}/${entry}`)}$`;
  if (entry !== '.') return `^${escaped(`${room}/${entry}`)}/`;
  const others = files.length === 0 ? '' : `(?!(${files.map(escaped).join('|')})$)`;
  return `^${escaped(room)}/${others}[^/]+$`;
}

function mayImport(below) {
  const names = below.map((entry) => (entry === '.' ? 'the files of the room itself' : entry));
  return `It may import from ${names.join(', ') || 'no other part of this room'}. See .dependency-floors.json.`;
}

function rulesOf([room, ordered]) {
  const levels = ordered.map((level) => [level].flat());
  const files = levels.flat().filter((entry) => entry !== '.' && entry.includes('.'));
  const pattern = (entry) => patternOf(room, entry, files);
  const all = `^${escaped(room)}/`;
  const listed = levels.flatMap((level, index) =>
    level.map((entry) => {
      const below = levels.slice(index + 1).flat();
      return {
        name: `floors of ${room}: ${entry}`,
        comment: mayImport(below),
        severity: 'error',
        from: { path: pattern(entry), pathNot: NOT_PRODUCT },
        to: { path: all, pathNot: [...[entry, ...below].map(pattern), NOT_PRODUCT, '\\.json$'] },
      };
    }),
  );
  return [
    ...listed,
    {
      name: `floors of ${room}: a part without a floor`,
      comment: 'Give the folder or file its floor in .dependency-floors.json.',
      severity: 'error',
      from: { path: `${all}([^/]+)(?:/|$)`, pathNot: [...levels.flat().map(pattern), NOT_PRODUCT] },
      to: { path: all, pathNot: [`${all}$1(?:/|$)`, NOT_PRODUCT, '\\.json$'] },
    },
  ];
}

const rooms = roomsOf(floors);
const outermost = [...rooms.keys()].filter(
  (room) => ![...rooms.keys()].some((other) => room.startsWith(`${other}/`)),
);

/** Rules of dependency-cruiser that forbid imports upwards or to a neighbour. Imports of types count, imports of tests do not. */
export const floorRules = outermost.flatMap((room) => orderedFolders(room, rooms)).flatMap(rulesOf);
