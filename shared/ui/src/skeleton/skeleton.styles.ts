import { makeStyles, tokens } from '@fluentui/react-components';

export const useSkeletonStyles = makeStyles({
  skeleton: {
    display: 'block',
    width: '100%',
    height: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
});
