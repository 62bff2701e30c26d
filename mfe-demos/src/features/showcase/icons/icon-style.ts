/** The styles that Fluent draws its icons in, as their names end. */
export const iconStyles = ['Regular', 'Filled', 'Color'] as const;

export type IconStyle = (typeof iconStyles)[number];
