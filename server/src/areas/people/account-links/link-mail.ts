import type { LinkMailRequest, OpenedLink } from '@backoffice/contract/account-links';
import type { Mail } from '../../../platform/mail/send-mail';

type Language = LinkMailRequest['language'];

interface Values {
  username: string;
  /** The host name of the product. */
  site: string;
  address: string;
  until: string;
  needsCode: boolean;
}

interface Words {
  subject: Record<OpenedLink['purpose'], (site: string) => string>;
  text: (values: Values) => string[];
}

const words: Record<Language, Words> = {
  en: {
    subject: {
      invitation: (site) => `Your account at ${site}`,
      reset: (site) => `Choose a new password at ${site}`,
    },
    text: ({ username, address, until, needsCode }) => [
      `Username: ${username}`,
      'Open this link to choose your password. It works once.',
      address,
      ...(needsCode ? ['You need a code, too. An administrator will tell you.'] : []),
      `Valid until ${until}.`,
      'If you do not expect this email, tell your administrator.',
    ],
  },
  zh: {
    subject: {
      invitation: (site) => `您在 ${site} 的账号`,
      reset: (site) => `在 ${site} 设置新密码`,
    },
    text: ({ username, address, until, needsCode }) => [
      `用户名：${username}`,
      '打开以下链接设置密码。链接只能使用一次。',
      address,
      ...(needsCode ? ['还需要一个代码，管理员会告知您。'] : []),
      `有效期至 ${until}。`,
      '如果您未预期收到此邮件，请联系管理员。',
    ],
  },
  es: {
    subject: {
      invitation: (site) => `Su cuenta en ${site}`,
      reset: (site) => `Elija una contraseña nueva en ${site}`,
    },
    text: ({ username, address, until, needsCode }) => [
      `Usuario: ${username}`,
      'Abra este enlace para elegir su contraseña. Sirve una sola vez.',
      address,
      ...(needsCode ? ['También necesita un código, que le dará un administrador.'] : []),
      `Válido hasta ${until}.`,
      'Si no esperaba este correo, avise a su administrador.',
    ],
  },
  ja: {
    subject: {
      invitation: (site) => `${site} のアカウント`,
      reset: (site) => `${site} の新しいパスワードの設定`,
    },
    text: ({ username, address, until, needsCode }) => [
      `ユーザー名：${username}`,
      '次のリンクを開いてパスワードを設定してください。リンクは一度だけ使えます。',
      address,
      ...(needsCode ? ['管理者がお知らせするコードも必要です。'] : []),
      `有効期限：${until}`,
      'このメールに心当たりがない場合は、管理者にご連絡ください。',
    ],
  },
};

/** Returns the email with the link by which a user chooses a password. Times are in UTC. */
export function linkMail(
  { username, purpose, needsCode, expiresAt }: OpenedLink,
  { to, language }: Pick<LinkMailRequest, 'to' | 'language'>,
  address: URL,
): Mail {
  const { subject, text } = words[language];
  const until = `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(expiresAt))} UTC`;
  const values = { username, site: address.host, address: address.href, until, needsCode };
  return { to, subject: subject[purpose](address.host), text: text(values).join('\n\n') };
}
