import { makeStyles, tokens } from '@backoffice/ui';

export const useEditorStyles = makeStyles({
  editor: {
    '& .ql-toolbar.ql-snow': {
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      fontFamily: 'inherit',
    },
    '& .ql-toolbar.ql-snow button': {
      width: 'var(--ui-icon-button)',
      height: 'var(--ui-icon-button)',
      // Keeps the icon at 18 px in buttons of any size.
      padding: 'calc((var(--ui-icon-button) - 18px) / 2)',
      borderRadius: tokens.borderRadiusSmall,
    },
    '& .ql-toolbar.ql-snow button.ql-active': {
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      // Visible in forced colours only.
      outline: '1px solid transparent',
    },
    '& .ql-toolbar.ql-snow button:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-1px',
    },
    '& .ql-container.ql-snow': {
      height: '400px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderTop: 0,
      borderRadius: `0 0 ${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium}`,
      fontFamily: 'inherit',
      fontSize: tokens.fontSizeBase300,
    },
    '& .ql-editor': { color: tokens.colorNeutralForeground1, lineHeight: 1.6, overflowWrap: 'anywhere' },
    '& .ql-editor:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& .ql-editor a': { color: tokens.colorBrandForegroundLink },
    '& .ql-editor blockquote': { borderLeft: `4px solid ${tokens.colorNeutralStroke1}` },
    '& .ql-editor .ql-code-block-container': {
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground1,
    },
    '& .ql-snow .ql-stroke': { stroke: tokens.colorNeutralForeground2 },
    '& .ql-snow .ql-fill': { fill: tokens.colorNeutralForeground2 },
    '& .ql-snow.ql-toolbar button:hover .ql-stroke, & .ql-snow.ql-toolbar button.ql-active .ql-stroke': {
      stroke: tokens.colorBrandForeground1,
    },
    '& .ql-snow.ql-toolbar button:hover .ql-fill, & .ql-snow.ql-toolbar button.ql-active .ql-fill': {
      fill: tokens.colorBrandForeground1,
    },
    '& .ql-snow .ql-tooltip': {
      zIndex: 1,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: tokens.shadow16,
      color: tokens.colorNeutralForeground1,
    },
    '& .ql-snow .ql-tooltip::before': { content: 'attr(data-visit)' },
    '& .ql-snow .ql-tooltip[data-mode=link]::before': { content: 'attr(data-enter)' },
    '& .ql-snow .ql-tooltip a': { color: tokens.colorBrandForegroundLink },
    '& .ql-snow .ql-tooltip a.ql-action::after': { content: 'attr(data-edit)' },
    '& .ql-snow .ql-tooltip.ql-editing a.ql-action::after': { content: 'attr(data-save)' },
    '& .ql-snow .ql-tooltip a.ql-remove::before': { content: 'attr(data-remove)' },
    '& .ql-snow .ql-tooltip input[type=text]': {
      border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
    },
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXS,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottom: 0,
    borderRadius: `${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium} 0 0`,
    '& [aria-disabled=true]': { opacity: 0.4, cursor: 'not-allowed' },
    '& .ql-stroke': { fill: 'none' },
  },
  last: { marginInlineStart: 'auto' },
  sample: {
    display: 'inline-block',
    width: '20px',
    borderRadius: tokens.borderRadiusSmall,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
  full: {
    position: 'fixed',
    inset: 0,
    zIndex: 1000,
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    '& > .quill': { display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 },
    '& .ql-container.ql-snow': { flex: 1, height: 'auto', minHeight: 0 },
  },
});
