import { tokens } from '@backoffice/ui';

// Style rules with tokens, to spread into a declaration; plain JavaScript for the reason given in `layout-rules.ts`.

/** The text of a page, for parts that do not inherit it from the frame. */
export const bodyText = Object.freeze({
  color: tokens.colorNeutralForeground1,
  fontFamily: tokens.fontFamilyBase,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
});
export const smallText = Object.freeze({
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
});
export const titleText = Object.freeze({
  fontSize: tokens.fontSizeBase500,
  lineHeight: tokens.lineHeightBase500,
  fontWeight: tokens.fontWeightSemibold,
});
export const headingText = Object.freeze({
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  fontWeight: tokens.fontWeightSemibold,
});
export const subheadingText = Object.freeze({
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  fontWeight: tokens.fontWeightSemibold,
});

/** The frame and ground of a card. */
export const cardBox = Object.freeze({
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground1,
});
/** The line and colour of a quotation. */
export const quotation = Object.freeze({
  paddingInlineStart: tokens.spacingHorizontalM,
  borderInlineStartWidth: '3px',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: tokens.colorNeutralStroke1,
  color: tokens.colorNeutralForeground2,
});

/** A bar as long as the share in `--ui-share`; see `shareOf`. */
export const shareBar = Object.freeze({
  display: 'block',
  flexShrink: 0,
  width: '56px',
  height: '8px',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground4,
  backgroundImage: `linear-gradient(${tokens.colorCompoundBrandBackground} 0 0)`,
  backgroundSize: 'var(--ui-share) 100%',
  backgroundRepeat: 'no-repeat',
  forcedColorAdjust: 'none',
});
