import { detectLanguage, type Language } from '@backoffice/i18n/language';
import { apiBase } from '../../kernel/addresses';
import { publicOrigin } from '../../kernel/product';
import en from './texts/en.json';
import es from './texts/es.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const texts: Record<Language, typeof en> = { en, zh, es, ja };

/** Explains a failing sign-in: the page is at another address than the operator has set, or its API does not answer. */
export function AddressNotice() {
  const wanted = publicOrigin();
  const isOther = wanted !== undefined && wanted !== location.origin;
  const text = texts[detectLanguage()][isOther ? 'login.address.other' : 'login.address.away'];
  return <p role="alert">{text.replace('{{address}}', isOther ? wanted : apiBase())}</p>;
}
