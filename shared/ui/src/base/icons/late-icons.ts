import { ArrowRoutingRegular } from '@fluentui/react-icons/headless/svg/arrow-routing';
import { BeakerRegular } from '@fluentui/react-icons/headless/svg/beaker';
import { BookRegular } from '@fluentui/react-icons/headless/svg/book';
import { BranchForkRegular } from '@fluentui/react-icons/headless/svg/branch-fork';
import { ClipboardCheckmarkRegular } from '@fluentui/react-icons/headless/svg/clipboard-checkmark';
import { ClipboardClockRegular } from '@fluentui/react-icons/headless/svg/clipboard-clock';
import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { CompassNorthwestRegular } from '@fluentui/react-icons/headless/svg/compass-northwest';
import { DataBarVerticalRegular } from '@fluentui/react-icons/headless/svg/data-bar-vertical';
import { DocumentErrorRegular } from '@fluentui/react-icons/headless/svg/document-error';
import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { DocumentTableRegular } from '@fluentui/react-icons/headless/svg/document-table';
import { EmojiRegular } from '@fluentui/react-icons/headless/svg/emoji';
import { FolderZipRegular } from '@fluentui/react-icons/headless/svg/folder-zip';
import { LocalLanguageRegular } from '@fluentui/react-icons/headless/svg/local-language';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { NewsRegular } from '@fluentui/react-icons/headless/svg/news';
import { PaintBrushRegular } from '@fluentui/react-icons/headless/svg/paint-brush';
import { PlugConnectedRegular } from '@fluentui/react-icons/headless/svg/plug-connected';
import { PulseRegular } from '@fluentui/react-icons/headless/svg/pulse';
import { PuzzlePieceRegular } from '@fluentui/react-icons/headless/svg/puzzle-piece';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { ShapesRegular } from '@fluentui/react-icons/headless/svg/shapes';
import { ShieldRegular } from '@fluentui/react-icons/headless/svg/shield';
import { TabDesktopRegular } from '@fluentui/react-icons/headless/svg/tab-desktop';
import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import { createIcon } from './create-icon';
import { BugIcon, DocumentIcon, DocumentSearchIcon, HomeIcon, InfoIcon, KeyIcon } from './frame-icons';
import { PersonIcon, QuestionCircleIcon, SettingsIcon } from './frame-icons';
import { WalletCreditCardIcon } from './login-icons';

/** Icons of the menu by their names in the route tree. They are loaded on first use, because they would delay every page. */
export const lateIcons = {
  beaker: createIcon(BeakerRegular),
  book: createIcon(BookRegular),
  brush: createIcon(PaintBrushRegular),
  bug: BugIcon,
  chart: createIcon(DataBarVerticalRegular),
  'clipboard-check': createIcon(ClipboardCheckmarkRegular),
  'clipboard-clock': createIcon(ClipboardClockRegular),
  clipboard: createIcon(ClipboardPasteRegular),
  compass: createIcon(CompassNorthwestRegular),
  'document-error': createIcon(DocumentErrorRegular),
  'document-pdf': createIcon(DocumentPdfRegular),
  'document-table': createIcon(DocumentTableRegular),
  document: DocumentIcon,
  emoji: createIcon(EmojiRegular),
  'folder-zip': createIcon(FolderZipRegular),
  home: HomeIcon,
  info: InfoIcon,
  key: KeyIcon,
  language: createIcon(LocalLanguageRegular),
  list: DocumentSearchIcon,
  money: createIcon(MoneyRegular),
  news: createIcon(NewsRegular),
  person: PersonIcon,
  plug: createIcon(PlugConnectedRegular),
  pulse: createIcon(PulseRegular),
  puzzle: createIcon(PuzzlePieceRegular),
  question: QuestionCircleIcon,
  routing: createIcon(ArrowRoutingRegular),
  send: createIcon(SendRegular),
  settings: SettingsIcon,
  shapes: createIcon(ShapesRegular),
  shield: createIcon(ShieldRegular),
  table: createIcon(TableRegular),
  tabs: createIcon(TabDesktopRegular),
  tree: createIcon(BranchForkRegular),
  wallet: WalletCreditCardIcon,
};
