import { makeStyles, tokens } from '@backoffice/ui';
import { quotation } from '@backoffice/ui/theme-rules';

export const useMarkdownStyles = makeStyles({
  language: { maxWidth: '240px', marginBottom: tokens.spacingVerticalM },
  editor: {
    '--color-canvas-default': tokens.colorNeutralBackground1,
    '--color-border-default': tokens.colorNeutralStroke1,
    '--color-fg-default': tokens.colorNeutralForeground1,
    '--color-accent-fg': tokens.colorBrandForeground1,
    '--color-danger-fg': tokens.colorBrandForeground1,
    '--color-neutral-muted': tokens.colorSubtleBackgroundHover,
    '& .w-md-editor-toolbar li > button': {
      minWidth: 'var(--ui-icon-button)',
      height: 'var(--ui-icon-button)',
      color: tokens.colorNeutralForeground1,
    },
    '& .w-md-editor-toolbar li > button:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '& .w-md-editor-text-input, & .w-md-editor-text': { color: tokens.colorNeutralForeground1 },
    '& .w-md-editor-text-input': { WebkitTextFillColor: 'currentColor' },
    '& .w-md-editor-text-input:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '& [data-letters]::before': { content: 'attr(data-letters)' },
    '& .w-md-editor-text-pre': { display: 'none' },
  },
  html: {
    maxHeight: '200px',
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: tokens.spacingHorizontalS,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderRadius: tokens.borderRadiusMedium,
    // The colour from which the scroll shadows fade.
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontFamily: tokens.fontFamilyMonospace,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  preview: {
    minHeight: '100%',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& h1, & h2, & h3': { lineHeight: 1.3 },
    '& pre': {
      padding: tokens.spacingHorizontalS,
      overflowX: 'auto',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
    },
    '& table': { borderCollapse: 'collapse' },
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& code': { fontFamily: tokens.fontFamilyMonospace },
    '& blockquote': { margin: `${tokens.spacingVerticalS} 0`, ...quotation },
  },
});
