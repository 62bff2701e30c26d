// The same flow through an earlier commit, which answers elsewhere.
import product from '../product/scenario.mjs';

export default { ...product, base: process.env.BEFORE_ADDRESS };
