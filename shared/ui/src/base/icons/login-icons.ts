import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { WalletCreditCardRegular } from '@fluentui/react-icons/headless/svg/wallet-credit-card';
import { createIcon } from './create-icon';

// Icons of the login page, apart from the others as it waits for none of those.
export const EyeIcon = /*#__PURE__*/ createIcon(EyeRegular);
export const EyeOffIcon = /*#__PURE__*/ createIcon(EyeOffRegular);
export const WalletCreditCardIcon = /*#__PURE__*/ createIcon(WalletCreditCardRegular);
