/** Every package with unit tests. The end-to-end tests have their own set-up: `e2e/jest.e2e.mjs`. */
export default { projects: ['<rootDir>/*/jest.config.mjs', '<rootDir>/shared/*/jest.config.mjs'] };
