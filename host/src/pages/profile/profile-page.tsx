import { userAtom } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { Button, makeStyles, tokens } from '@backoffice/ui';
import { flexRow, plainList } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';
import { usePageStyles } from '../page-layout/page.styles';
import { messages as hostMessages } from '../../kernel/messages';
import { PasswordFields, usePasswordChange } from '../../session/sign-in/password-change';
import { useLanguage } from '@backoffice/i18n';
import { sessionsMessages } from '@backoffice/open-sessions';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { navigationAtom, type PageRoute, titleOf } from '../../navigation/navigation';
import { isOwnView } from '../../remotes/view';
import { Introduction } from './introduction';
import { factorMessages } from '../../session/second-factor/factor-messages';
import { OwnFactorsCard } from './own-factors';
import { OwnSessionsCard } from './own-sessions';
import { OwnPicture, OwnPictureActions } from './own-picture';
import { profileMessages } from './profile-texts';

const useUserCardStyles = makeStyles({
  who: { ...flexRow, columnGap: tokens.spacingHorizontalL },
  roles: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, ...plainList },
  role: {
    padding: `1px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ...smallText,
  },
});

/** Whether a page is listed. Pages with a parameter are opened from other pages; pages of the host need no grant. */
function isListed({ path, view, isRevoked }: PageRoute): boolean {
  return !isRevoked && !path.includes('/:') && !isOwnView(view);
}

/** The pages that the user's roles open, and whether they may make changes there. */
function GrantedPagesCard() {
  const styles = usePageStyles();
  const text = profileMessages.useText();
  const language = useLanguage();
  const titleId = useId();
  const { pages } = useAtomValue(navigationAtom);
  const granted = pages.filter(isListed).flatMap(({ path, breadcrumb }) => {
    const meta = breadcrumb.at(-1);
    return meta?.actions ? [{ path, meta, actions: meta.actions }] : [];
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.title} id={titleId}>
        {text('profile.pages.title')}
      </h2>
      <p className={styles.hint}>{text(granted.length > 0 ? 'profile.pages.hint' : 'profile.pages.none')}</p>
      {granted.length > 0 && (
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('profile.pages.page')}</th>
              <th scope="col">{text('profile.pages.grant')}</th>
            </tr>
          </thead>
          <tbody>
            {granted.map(({ path, meta, actions }) => (
              <tr key={path}>
                <td>
                  <Link className={styles.link} to={path}>
                    {titleOf(meta, language)}
                  </Link>
                </td>
                <td>{text(actions.includes('edit') ? 'profile.pages.edit' : 'profile.pages.view')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function PasswordCard() {
  const styles = usePageStyles();
  const text = hostMessages.useText();
  const change = usePasswordChange();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text('password.change.title')}</h2>
      <form className={styles.form} noValidate onSubmit={change.submit}>
        <PasswordFields change={change} />
        <Button disabledFocusable={change.isBusy} type="submit">
          {text('password.change.confirm')}
        </Button>
      </form>
    </section>
  );
}

/** The picture, name, roles and introduction of the user, as the server has them. */
function UserCard() {
  const page = usePageStyles();
  const styles = useUserCardStyles();
  const text = profileMessages.useText();
  const user = useAtomValue(userAtom);
  if (!user) return null;
  const { name, avatar, roles, introduction } = user;
  return (
    <section aria-label={name} className={page.card}>
      <div className={styles.who}>
        <OwnPicture avatar={avatar} name={name} />
        <div>
          <h2 className={page.title}>{name}</h2>
          <ul aria-label={text('profile.roles.label')} className={styles.roles}>
            {roles.map((role) => (
              <li className={styles.role} key={role}>
                {role}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <OwnPictureActions avatar={avatar} />
      <Introduction introduction={introduction} />
    </section>
  );
}

export const messages = [profileMessages, sessionsMessages, factorMessages];

const useProfileStyles = makeStyles({
  root: {
    display: 'grid',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    maxWidth: '1200px',
    overflowWrap: 'anywhere',
    '@media (width >= 992px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  own: { display: 'grid', gap: tokens.spacingVerticalL },
});

/** `/profile/index`: the signed-in user and their rights. */
export function Page() {
  const styles = useProfileStyles();
  return (
    <div className={styles.root}>
      <div className={styles.own}>
        <UserCard />
        <PasswordCard />
        <OwnFactorsCard />
      </div>
      <div className={styles.own}>
        <OwnSessionsCard />
        <GrantedPagesCard />
      </div>
    </div>
  );
}
