import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { WalletCreditCardRegular } from '@fluentui/react-icons/headless/svg/wallet-credit-card';
import { createIcon } from './create-icon';

// Icons of the login page, separate so that it does not wait for the others.
export const EyeIcon = /*#__PURE__*/ createIcon(EyeRegular);
export const EyeOffIcon = /*#__PURE__*/ createIcon(EyeOffRegular);
export const WalletCreditCardIcon = /*#__PURE__*/ createIcon(WalletCreditCardRegular);
