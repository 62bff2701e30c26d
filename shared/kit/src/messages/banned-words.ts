/** Words that confuse readers, or differ from the term used in the rest of the interface. */
const bannedWords = {
  en: /\b(anew|any more|can't|everybody|hence|in force|inbox|log out|meanwhile|no more|nobody|one can|put back|somebody|taken back|told|whoever)\b/i,
  zh: /通道|收件箱|回退|远程/,
  es: /\bbandeja\b/i,
  ja: /サインイン|サインアウト|受信箱|指紋/,
};

/** @returns the first banned word of a text */
export const bannedWordIn = (language: keyof typeof bannedWords, text: string): string | undefined =>
  bannedWords[language].exec(text)?.[0];
