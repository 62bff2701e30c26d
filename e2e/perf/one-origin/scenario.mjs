// The same scenario for the product with one address for pages and API.
import product from '../product/scenario.mjs';

export default { ...product, base: process.env.ONE_ORIGIN_ADDRESS };
