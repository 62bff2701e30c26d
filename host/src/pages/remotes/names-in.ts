/** Returns the names in a text that people have typed, separated by commas or spaces. */
export const namesIn = (text: string): string[] => text.split(/[,，、\s]+/).filter(Boolean);
