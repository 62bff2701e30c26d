/** The captions of the menu, in their order. */
export const menuSections = ['payments', 'people', 'content', 'operations', 'help', 'demos'] as const;

export type MenuSection = (typeof menuSections)[number];
