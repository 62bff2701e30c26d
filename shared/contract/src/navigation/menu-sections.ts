/** The captions of the menu, in the order in which they stand there. */
export const menuSections = ['payments', 'people', 'content', 'operations', 'help', 'demos'] as const;

export type MenuSection = (typeof menuSections)[number];
