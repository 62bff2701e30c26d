import { Trans, useTranslation } from 'react-i18next';

// Used by earlier releases of remotes only.
export { Trans, useTranslation };
