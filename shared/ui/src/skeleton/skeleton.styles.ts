import { makeStyles, tokens } from '@fluentui/react-components';

export const useSkeletonStyles = makeStyles({
  skeleton: {
    display: 'block',
    width: '100%',
    height: '16px',
    borderRadius: tokens.borderRadiusMedium,
    // Seen in forced colours alone.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    backgroundColor: tokens.colorNeutralStencil1,
  },
});
