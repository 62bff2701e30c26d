import { configure } from '@testing-library/react';

// Tests run beside builds on small machines; what does appear is found as fast as before.
configure({ asyncUtilTimeout: 4000 });
