import { AlertsTile } from './alerts-tile';
import { AttentionList } from './attention-list';
import { figureTiles } from './figure-tiles';
import { FirstTransactions } from './first-transactions';
import { VolumeCard } from './volume-card';
import { WorkList } from './work-list';

/** The parts of the payment day, in one chunk that is loaded with the figures. */
export const day = {
  Alerts: AlertsTile,
  attention: AttentionList,
  First: FirstTransactions,
  tiles: figureTiles,
  Volume: VolumeCard,
  work: WorkList,
};
