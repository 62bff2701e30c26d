import { WalletCreditCardRegular } from '@fluentui/react-icons/headless/svg/wallet-credit-card';
import { createIcon } from './create-icon';

export const WalletCreditCardIcon = /*#__PURE__*/ createIcon(WalletCreditCardRegular);
