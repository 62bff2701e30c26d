// The same scenario for an earlier commit with other addresses.
import product from '../product/scenario.mjs';

export default { ...product, base: process.env.BEFORE_ADDRESS };
