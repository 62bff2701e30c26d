import { useLanguage } from '@backoffice/i18n';
import { memo } from 'react';
import { LanguageSelect } from '../../kernel/language/language-select';
import { switchLanguage } from '../../kernel/language/switch-language';
import { messages } from '../../kernel/messages';
import { ErrorLogBadge } from './error-log-badge';
import { FullScreenButton } from './full-screen';
import { PaletteButton } from '../palette/palette-button';
import { SizeMenu } from '../settings/size-menu';
import { MoreMenu } from './more-menu';
import { UserMenu } from './user-menu';

/** The tools at the end of the top bar. On a narrow screen those that change how the product looks are behind one button. */
export const FrameTools = memo(function FrameTools({ isMobile }: { isMobile: boolean }) {
  const text = messages.useText();
  const language = useLanguage();
  return (
    <>
      <ErrorLogBadge />
      <PaletteButton />
      {isMobile ? (
        <MoreMenu />
      ) : (
        <>
          <FullScreenButton />
          <SizeMenu />
        </>
      )}
      <div data-tour="language">
        <LanguageSelect
          label={text('language.select.label')}
          onChange={(chosen) => void switchLanguage(chosen)}
          value={language}
        />
      </div>
      <UserMenu isMobile={isMobile} />
    </>
  );
});
